import type { Body } from '@coverwright/domain/build/body/body'
import { checkBody } from '@coverwright/domain/build/body/check-body'
import type { MountedProduct } from '@coverwright/domain/build/product/product'
import { calendarDate, isoDate } from '@coverwright/domain/build/question/answers'
import type { RatingTable } from '@coverwright/domain/build/rating/rating-table'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { useSaid } from '../../../../core/text/use-said.ts'
import { type BodyEditing, BodyEditingContext } from '../../body-editing/body-editing.ts'
import { useActiveTables } from '../../pricing-table/queries.ts'

const noTables: readonly RatingTable[] = []

interface BodyEditingProviderProps extends Pick<BodyEditing, 'body' | 'change' | 'replace' | 'undo' | 'isLocked'> {
  readonly product: MountedProduct
  readonly children: ReactNode
}

/** Checks the body as it is edited, by the rules that decide whether it can be published. */
export function BodyEditingProvider({ children, ...given }: BodyEditingProviderProps) {
  const { product, body } = given
  const loaded = useActiveTables(product.id)
  const tables = loaded.data ?? noTables
  const isReady = loaded.data !== undefined
  // Typing comes first: what is wrong may be said a moment later.
  const checked = useDeferredValue(body)
  const found = useMemo(
    () => (isReady ? problemsOf(checked, product, tables) : []),
    [checked, product, tables, isReady],
  )
  const problems = useSaid(found)
  const { change, replace, undo, isLocked } = given
  const editing = useMemo(
    (): BodyEditing => ({
      body,
      checked,
      change,
      replace,
      undo,
      product,
      isLocked,
      problems,
      tables,
      areTablesReady: isReady,
    }),
    [body, checked, change, replace, undo, product, isLocked, problems, tables, isReady],
  )
  return <BodyEditingContext value={editing}>{children}</BodyEditingContext>
}

const problemsOf = (body: Body, product: MountedProduct, tables: readonly RatingTable[]) =>
  checkBody(body, product, isoDate(calendarDate(new Date(), product.timeZone)), tables)
