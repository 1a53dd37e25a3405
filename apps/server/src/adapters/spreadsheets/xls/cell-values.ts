export type CellValue =
  | { readonly is: 'number'; readonly number: number }
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'shared'; readonly nth: number }
  | { readonly is: 'truth'; readonly truth: boolean }
  | { readonly is: 'fault'; readonly fault: string }
  | { readonly is: 'unknown' }

const faults: Readonly<Record<number, string>> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
  0x2b: '#GETTING_DATA',
}

export const number = (value: number): CellValue => ({ is: 'number', number: value })
const faultOf = (code: number): CellValue => ({ is: 'fault', fault: faults[code] ?? '#ERROR!' })
const truthOf = (code: number): CellValue => ({ is: 'truth', truth: code === 1 })

/** A number in four bytes: whole, or the greater half of a double, and either a hundred times what is meant. */
export function shortNumber(data: Buffer, at: number): CellValue {
  const bits = data.readInt32LE(at)
  const double = Buffer.alloc(8)
  double.writeInt32LE(bits & ~3, 4)
  const value = bits & 2 ? bits >> 2 : double.readDoubleLE(0)
  return number(bits & 1 ? value / 100 : value)
}

/** A truth or an error. */
export const truthOrFault = (code: number, isFault: boolean): CellValue => (isFault ? faultOf(code) : truthOf(code))

/** A text stands in the record that follows; until it is there the result is not known. */
export function resultOf(data: Buffer): CellValue {
  if (data.readUInt16LE(12) !== 0xffff) return number(data.readDoubleLE(6))
  const code = data.readUInt8(8)
  switch (data.readUInt8(6)) {
    case 1:
      return truthOf(code)
    case 2:
      return faultOf(code)
    case 3:
      return { is: 'text', text: '' }
    default:
      return { is: 'unknown' }
  }
}
