import { FormulaError, tokensOf } from './formula-tokens.ts'

const literals = new Set(['TRUE', 'FALSE'])

/**
 * The formula with every data name as `rename` says, and nothing else touched: texts in quotes and function names may
 * look the same. Of `drivers.age` the group and the name are renamed each for itself. A formula that cannot be read is
 * left as it is.
 */
export function renameInFormula(formula: string, rename: (name: string) => string): string {
  const tokens = readable(formula)
  let [renamed, from] = ['', 0]
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'name' || literals.has(token.text.toUpperCase()) || tokens[at + 1]?.text === '(') continue
    renamed += formula.slice(from, token.from) + token.text.split('.').map(rename).join('.')
    from = token.to
  }
  return renamed + formula.slice(from)
}

function readable(formula: string) {
  try {
    return tokensOf(formula)
  } catch (error) {
    if (error instanceof FormulaError) return []
    throw error
  }
}
