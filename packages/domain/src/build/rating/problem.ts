/** Where in a rating program something is; `from` and `to` count characters of the formula, from 0. */
export interface Place {
  readonly input?: string
  readonly group?: string
  readonly table?: string
  /** Edition, row and item count from 1, as a person does. */
  readonly edition?: number
  readonly row?: number
  readonly column?: string
  readonly step?: string
  readonly rule?: string
  /** Which of the steps, or of the rules, from 0: names may be given twice while a program is being written. */
  readonly position?: number
  readonly field?: string
  readonly item?: number
  readonly from?: number
  readonly to?: number
}

export interface Problem {
  /** It can be tried out and must not be sold. */
  readonly stopsPublishing?: true
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly place: Place
  /** The name that was probably meant. */
  readonly suggestion?: string
}
