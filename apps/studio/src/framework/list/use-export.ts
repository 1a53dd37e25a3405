import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { JobStep } from '../job/part-done.ts'
import { sayDone, sayFailed } from '../toast/toasts.tsx'
import { downloadCsv } from './csv.ts'
import type { Column, ListPage } from './list-types.ts'
import { readAllPages } from './read-all-pages.ts'

interface Running {
  readonly startedAt: Date
  readonly done: number
  readonly of: number
}

/** Every row the filters let through, on all pages, as a CSV file. */
export function useExport<Item>(
  name: string,
  columns: readonly Column<Item>[],
  load: (page: number, size: number, after?: string) => Promise<ListPage<Item>>,
) {
  const { t } = useTranslation('framework')
  const [running, setRunning] = useState<Running>()

  const start = async () => {
    const startedAt = new Date()
    setRunning({ startedAt, done: 0, of: 1 })
    try {
      const items = await readAllPages(load, (done, of) => setRunning({ startedAt, done, of }))
      const written = columns.flatMap(({ header, csv }) => (csv ? [{ header, csv }] : []))
      const rows = items.map((item) => written.map(({ csv }) => csv(item)))
      downloadCsv(name, [written.map(({ header }) => header), ...rows])
      sayDone(t('list.exported', { count: items.length }))
    } catch (error) {
      sayFailed(error)
    }
    setRunning(undefined)
  }

  const steps: readonly JobStep[] = running
    ? [
        { name: t('list.exportRead'), state: 'running', part: running },
        { name: t('list.exportWrite'), state: 'waiting' },
      ]
    : []
  return { start: () => void start(), startedAt: running?.startedAt, steps }
}
