/**
 * The decimal that a spreadsheet shows for what it stores: doubles are stored with 17 digits and shown with 15, so that
 * 1.1 stands in the file as 1.1000000000000001.
 */
export function plainNumber(stored: string): string | undefined {
  if (/^-?\d{1,15}$/.test(stored)) return stored === '-0' ? '0' : String(Number(stored))
  const value = Number(stored)
  if (stored.trim() === '' || !Number.isFinite(value)) return undefined
  const [digits = '', exponent = '0'] = value.toPrecision(15).split('e')
  const isNegative = digits.startsWith('-')
  const [whole = '', part = ''] = digits.replace('-', '').split('.')
  const by = Number(exponent)
  const all = whole + part
  const point = whole.length + by
  const left = point <= 0 ? '0' : all.slice(0, point).padEnd(point, '0')
  const right = (point <= 0 ? '0'.repeat(-point) + all : all.slice(point)).replace(/0+$/, '')
  const text = `${left.replace(/^0+(?=\d)/, '')}${right === '' ? '' : `.${right}`}`
  return isNegative && text !== '0' ? `-${text}` : text
}
