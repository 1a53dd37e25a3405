import { unreadable } from './limits.ts'

/** The text of a part, without the prefix that some programs put before every name. */
export function xmlOf(bytes: Buffer, root: string): string {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
  // Nothing a spreadsheet writes declares entities; what does is after something else.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text.slice(0, 2000)))
    return unreadable('The workbook holds declarations that no spreadsheet writes.')
  const prefix = new RegExp(`<([A-Za-z][\\w.-]*):${root}[\\s>]`).exec(text.slice(0, 5000))?.[1]
  if (prefix === undefined) return text
  return text.replaceAll(`<${prefix}:`, '<').replaceAll(`</${prefix}:`, '</')
}

/** The same as it can be written again: names without the prefix belong to what the prefix stood for. */
export function plainXml(bytes: Buffer, root: string): string {
  const prefix = new RegExp(`<([A-Za-z][\\w.-]*):${root}[\\s>]`).exec(bytes.toString('utf8', 0, 5000))?.[1]
  const text = xmlOf(bytes, root)
  return prefix === undefined || root === 'xml' ? text : text.replace(`xmlns:${prefix}=`, 'xmlns=')
}

export const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)
  const value = found?.[1] ?? found?.[2]
  return value === undefined ? undefined : unescaped(value)
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

export function unescaped(text: string): string {
  const plain = text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex: string, decimal: string, name: string) => {
        if (name !== undefined) return named[name] ?? whole
        const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
        return code <= 0x10ffff ? String.fromCodePoint(code) : whole
      })
    : text
  // Excel writes control characters so.
  return plain.includes('_x')
    ? plain.replace(/_x([0-9A-F]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : plain
}

/** All texts of a string item; runs of one are parts of the same text, guides to pronunciation are not. */
export function textOfItem(item: string): string {
  const spoken = item.includes('<rPh') ? item.replace(/<rPh\b[\s\S]*?<\/rPh>/g, '') : item
  let text = ''
  for (const [, part = ''] of spoken.matchAll(/<t(?:\s[^>]*)?>([\s\S]*?)<\/t>/g)) text += unescaped(part)
  return text
}

/** Controls and halves of characters, which XML cannot hold, by their number, as Excel writes them. */
export const escaped = (text: string) =>
  text.replace(
    // oxlint-disable-next-line no-control-regex -- these are what is meant
    /[&<>"\u0000-\u0008\u000b\u000c\u000e-\u001f]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]|_(?=x[0-9A-F]{4}_)/g,
    (sign) => signs[sign] ?? `_x${sign.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`,
  )

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
