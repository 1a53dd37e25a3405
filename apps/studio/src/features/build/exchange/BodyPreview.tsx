import type { Body } from '@coverwright/domain/build/body/body'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../../framework/dialog/Facts.tsx'
import classes from './Exchange.module.css'

interface BodyPreviewProps {
  readonly body: Body | null
  readonly tables: readonly { readonly name: string; readonly rows: number }[]
}

/** What an insurance asks, covers and is priced by. */
export function BodyPreview({ body, tables }: BodyPreviewProps) {
  const { t } = useTranslation('exchange')
  if (!body) return <p className={classes.note}>{t('notDrawn')}</p>
  const { questions, cover, rating } = body
  return (
    <Facts
      facts={[
        [
          t('asks'),
          questions.groups.map((group) => t('asksIn', { name: group.name, count: group.questions.length })).join(', '),
        ],
        [t('plans'), cover.plans.map(({ title }) => title).join(', ')],
        [t('addOns'), cover.addOns.map(({ title }) => title).join(', ')],
        [t('steps'), t('stepsCount', { count: rating.steps.length })],
        [t('tables'), tables.map(({ name, rows }) => t('rowsIn', { name, count: rows })).join(', ')],
      ]}
    />
  )
}
