import { dataName, freeName } from '../dataset/data-name.ts'

/** What something that another system calls otherwise is called here: `yearOfMake` is `year_of_make`. */
function plainName(text: string): string {
  const plain = text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replaceAll(/\W+/g, '_')
    .replace(/^[^a-z]+/, '')
    .slice(0, 55)
  return dataName.safeParse(plain).success ? plain : 'value'
}

/** The name that is wanted, or the first like it that nothing has yet. */
export const nameLike = (text: string, taken: ReadonlySet<string>) => freeName(plainName(text), taken)

/** What a value of an answer is called: the last name on the way to it. */
export const outputName = (parts: readonly (string | number)[], taken: ReadonlySet<string>) =>
  nameLike(parts.findLast((part) => typeof part === 'string') ?? 'value', taken)
