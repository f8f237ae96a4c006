// The little of Markdown that our rulebooks use. Everything is escaped first; nothing of a text can become a tag.

const escape = (text: string) => text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]!)

export function inlineMarkdown(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, (_, bold: string) => (/^[A-Z]{2}-[A-Z]\d+[a-z]?$/.test(bold) ? `<strong id="${bold}" class="number">${bold}</strong>` : `<strong>${bold}</strong>`))
    .replace(/(^|[^\w*])\*([^*\s][^*]*)\*/g, "$1<em>$2</em>")
    .replace(/\[([^\]]+)\]\((https?:[^)\s]+)\)/g, '<a href="$2" rel="noreferrer">$1</a>')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
}


export function markdown(text: string): string {
  const out: string[] = []
  for (const block of text.replace(/\r/g, "").split(/\n{2,}/)) {
    const lines = block.split("\n").filter((l) => l.trim())
    if (!lines.length) continue
    const heading = /^(#{1,4})\s+(.*)$/.exec(lines[0]!)
    if (heading) {
      out.push(`<h${heading[1]!.length}>${inlineMarkdown(heading[2]!)}</h${heading[1]!.length}>`)
      lines.shift()
      if (!lines.length) continue
    }
    if (lines.every((l) => l.startsWith("|"))) {
      const rows = lines.filter((l) => !/^\|[\s:|-]+\|$/.test(l)).map((l) => l.slice(1, -1).split("|").map((c) => inlineMarkdown(c.trim())))
      const [head, ...body] = rows
      out.push(`<table tabindex="0"><thead><tr>${head?.map((c) => `<th>${c}</th>`).join("")}</tr></thead><tbody>${body.map((r) => `<tr>${r.map((c) => `<td>${c}</td>`).join("")}</tr>`).join("")}</tbody></table>`)
    } else if (/^\s*([-*]|\d+\.)\s/.test(lines[0]!)) {
      const ordered = /^\s*\d/.test(lines[0]!)
      const items: string[] = []
      for (const l of lines) {
        const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(l)
        if (item) items.push(item[1]!)
        else items[items.length - 1] += " " + l.trim()
      }
      out.push(`<${ordered ? "ol" : "ul"}>${items.map((i) => `<li>${inlineMarkdown(i)}</li>`).join("")}</${ordered ? "ol" : "ul"}>`)
    } else if (lines[0]!.startsWith(">")) {
      out.push(`<blockquote>${inlineMarkdown(lines.map((l) => l.replace(/^>\s?/, "")).join(" "))}</blockquote>`)
    } else out.push(`<p>${inlineMarkdown(lines.join(" "))}</p>`)
  }
  return out.join("\n")
}

/** The number under which the rules have a clause: SR-A21a is a part of SR-A21. */
export const clauseNumber = (cited: string) => cited.replace(/[a-z]$/, "")
