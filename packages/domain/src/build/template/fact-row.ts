import { fieldsIn } from '../../base/merge/merge.ts'

export interface FactRow {
  readonly label: string
  readonly value: string
}

/** A row is left out where one of these is not known. */
export const fieldsOfRow = ({ label, value }: FactRow): string[] => {
  const asked = [...fieldsIn(label), ...fieldsIn(value)].filter(({ fallback }) => fallback === undefined)
  return [...new Set(asked.map(({ name }) => name))]
}
