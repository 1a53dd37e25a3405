import type { ReadTx } from './tx.ts'

interface Prepared<Values, Rows> {
  execute(values: Values): Promise<Rows>
}

/**
 * A query that is built once a connection and kept there by the database under its name: for what is asked at every
 * sale, where building it anew costs more than the answer. Its values stand in it as `sql.placeholder`.
 */
export function keptQuery<Tx extends ReadTx, Values extends Record<string, string>, Rows>(
  build: (tx: Tx) => Prepared<Values, Rows>,
): (tx: Tx, values: Values) => Promise<Rows> {
  const built = new WeakMap<Tx, Prepared<Values, Rows>>()
  return (tx, values) => {
    const query = built.get(tx) ?? build(tx)
    built.set(tx, query)
    return query.execute(values)
  }
}
