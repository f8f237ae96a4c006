// Addresses of the client: /, /games/ID, /rules/ID, /t/TABLE, /t/TABLE@LINE.

export const route = $state({ path: location.pathname })

export function go(path: string): void {
  if (path !== location.pathname + location.hash) history.pushState(null, "", path)
  route.path = location.pathname
  scrollTo(0, 0)
}
export function replace(path: string): void {
  history.replaceState(null, "", path)
}

addEventListener("popstate", () => (route.path = location.pathname))
addEventListener("click", (event) => {
  const link = (event.target as Element | null)?.closest?.("a")
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  if (link.origin !== location.origin || link.hasAttribute("download") || link.target || link.pathname.startsWith("/api")) return
  event.preventDefault()
  if (link.hash && link.pathname === location.pathname) {
    document.getElementById(link.hash.slice(1))?.scrollIntoView()
    return
  }
  go(link.pathname + link.hash)
})
