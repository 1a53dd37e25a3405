import type { DataValues } from '../question/data-values.ts'
import type { Body } from './body.ts'

/** Who buys, as they answered. */
export function personOf({ standard: { holder, email } }: Pick<Body, 'standard'>, values: DataValues) {
  const said = (name: string | null) => {
    const value = name === null ? undefined : values[name]
    return typeof value === 'string' ? value : ''
  }
  return { holder: said(holder), email: said(email) }
}
