/** The texts of a namespace, by their keys. */
export interface Texts {
  readonly [key: string]: string | Texts
}
