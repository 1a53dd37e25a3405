import type { CellProblem, Trouble } from './cell-problem.ts'
import { cellName } from './sheet.ts'

export const mostProblems = 1000

/** A header that is wrong is wrong in every row below it, and told once. */
export class ProblemLog {
  readonly #sheet: string
  readonly #told = new Set<number>()
  readonly #errors: CellProblem[] = []
  readonly #warnings: CellProblem[] = []
  errors = 0
  #warned = 0

  constructor(sheet: string) {
    this.#sheet = sheet
  }

  add({ code, message, fix }: Trouble, severity: CellProblem['severity'], row: number, column: number) {
    const place = row * 16_384 + column
    if (severity === 'error') this.errors++
    if (this.#told.has(place)) return
    this.#told.add(place)
    const list = severity === 'error' ? this.#errors : this.#warnings
    if (severity === 'warning') this.#warned++
    if (list.length < mostProblems)
      list.push({ severity, code, cell: cellName(this.#sheet, row, column), row, column, message, fix })
  }

  found() {
    return {
      problems: [...this.#errors, ...this.#warnings].slice(0, mostProblems),
      errors: this.#told.size - this.#warned,
      warnings: this.#warned,
    }
  }
}
