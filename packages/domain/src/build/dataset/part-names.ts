import { addressDataNames } from '../question/address-data.ts'
import type { Option } from './option.ts'
import type { Property, PropertyOf } from './property.ts'

/** Whether one option is ticked, as data of its own: pricing, tables and rules read it as they read yes and no. */
export const tickName = (name: string, value: string) => `${name}_${spelled(value)}`.slice(0, 60)

/** How many are ticked. */
export const tickCountName = (name: string) => `${name}_count`.slice(0, 60)

/** In the letters a data name may have: what a language writes otherwise goes by the numbers of its characters. */
const spelled = (value: string) =>
  value
    .replaceAll(/[^A-Za-z0-9]+/g, (others) => others.replaceAll(/[^\p{L}\p{N}]+/gu, '_'))
    .replaceAll(/[^\w]/gu, (letter) => `u${letter.codePointAt(0)?.toString(16)}`)

export const tickNames = ({ name, options }: Pick<PropertyOf<'several'>, 'name'> & { options: readonly Option[] }) =>
  options.filter(({ value }) => value !== '').map(({ value }) => tickName(name, value))

/** The names that come with a name: the parts of an address, each of several options. */
export function partNames(property: Property): string[] {
  if (property.type === 'json') return Object.values(addressDataNames(property.name))
  return property.type === 'several' ? [...tickNames(property), tickCountName(property.name)] : []
}
