import { type Property, rangeOf } from '../dataset/property.ts'
import type { ConnectorDefinition } from './connector.ts'
import { parsePath, readPath } from './json-path.ts'

const mostText = 2000

export interface FoundOutput {
  readonly name: string
  readonly path: string
  /** Null where there is nothing, or something that is no value. */
  readonly value: string | null
}

/** What the outputs take of an answer. */
export const readOutputs = ({ outputs }: Pick<ConnectorDefinition, 'outputs'>, answer: unknown): FoundOutput[] =>
  outputs.map(({ name, path }) => ({ name, path, value: textOf(readPath(parsePath(path) ?? [], answer)) }))

/** As answers are kept: yes and no, numbers as they are written, several one a line. */
function textOf(value: unknown): string | null {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return decimal(value)
  if (typeof value === 'string') return value.length <= mostText && !value.includes('\0') ? value.toWellFormed() : null
  if (!Array.isArray(value) || value.length === 0) return null
  const texts = value.map((one) => (Array.isArray(one) ? null : textOf(one)))
  const text = texts.join('\n')
  return texts.includes(null) || text.length > mostText ? null : text
}

/** Never as 1e+21, which pricing does not read. */
const decimal = (value: number) => (/e/.test(String(value)) ? null : String(value))

/** Whether data can be this. What cannot would stop the price, and nobody could put it right. */
export function fits(property: Property, value: string): boolean {
  switch (property.type) {
    case 'number':
    case 'money': {
      const { min, max } = rangeOf(property)
      const decimals = property.type === 'money' ? 2 : property.decimals
      const isNumber = new RegExp(`^-?\\d{1,15}${decimals > 0 ? `(\\.\\d{1,${decimals}})?` : ''}$`).test(value)
      return isNumber && Number(value) >= Number(min) && Number(value) <= Number(max)
    }
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value)
    case 'boolean':
      return value === 'yes' || value === 'no'
    case 'choice':
      return property.options.some((option) => option.value === value)
    case 'several':
      return value.split('\n').every((one) => property.options.some((option) => option.value === one))
    case 'text':
      return value.length <= property.maxLength
    case 'csv':
      return value.length <= mostText
    case 'json':
    default:
      return false
  }
}
