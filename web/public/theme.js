// Before the first paint: the reader's choice, else what the system prefers.
(function () {
  var chosen = null
  try { chosen = localStorage.getItem("argosy.theme") } catch (e) { /* no storage: follow the system */ }
  var dark = chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches
  document.documentElement.dataset.theme = dark ? "dark" : "light"
})()
