export interface Span {
  readonly from: number
  readonly to: number
}

export interface Token extends Span {
  readonly kind: 'number' | 'text' | 'name' | 'operator' | 'end'
  readonly text: string
}

export class FormulaError extends Error {
  readonly span: Span
  readonly suggestion: string | undefined

  constructor(message: string, { from, to }: Span, suggestion?: string) {
    super(message)
    this.name = 'FormulaError'
    this.span = { from, to }
    this.suggestion = suggestion
  }
}

const tokenPattern =
  /(?<space>\s+)|(?<number>\d+(?:\.\d+)?)|(?<text>"(?:[^"]|"")*")|(?<name>[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)?)|(?<operator><=|>=|<>|[-+*/^()=<>,%])/y

/** Excel's spelling: `"a ""quoted"" text"`, `<>` for not equal. */
export function tokensOf(formula: string): Token[] {
  const tokens: Token[] = []
  let from = 0
  while (from < formula.length) {
    tokenPattern.lastIndex = from
    const found = tokenPattern.exec(formula)?.groups
    if (!found) throw unreadable(formula, from)
    const to = tokenPattern.lastIndex
    const kind = (['number', 'text', 'name', 'operator'] as const).find((each) => found[each] !== undefined)
    if (kind) tokens.push({ kind, text: formula.slice(from, to), from, to })
    from = to
  }
  tokens.push({ kind: 'end', text: 'the end of the formula', from: formula.length, to: formula.length })
  return tokens
}

function unreadable(formula: string, from: number): FormulaError {
  if (formula[from] === '"') return new FormulaError('The closing " is missing.', { from, to: formula.length })
  const [character = ''] = formula.slice(from)
  const span = { from, to: from + character.length }
  if (character === '?') return new FormulaError('What to compare with is still to be said here.', span)
  const meant = spelledOtherwise[character]
  return meant
    ? new FormulaError(`“${character}” cannot stand in a formula.`, span, meant)
    : new FormulaError(`“${character}” cannot stand in a formula.`, span)
}

/** What people type, or paste from a document, and the sign that is meant. */
const spelledOtherwise: Readonly<Record<string, string>> = {
  ';': ',',
  '×': '*',
  '÷': '/',
  '−': '-',
  '–': '-',
  '“': '"',
  '”': '"',
  '‘': '"',
  '’': '"',
  "'": '"',
  '≤': '<=',
  '≥': '>=',
  '≠': '<>',
  '!': '<>',
}
