import { nameOfPage } from '@coverwright/domain/build/page/page'
import { Progress } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMayRead } from '../../../core/session/use-may.ts'
import { queries } from '../../../core/wire/queries.ts'
import { PaneSection } from '../../../framework/editor/Pane.tsx'
import classes from './Flow.module.css'
import { useFlow } from './flow-editing.ts'

const nowhere: readonly string[] = []

interface FlowTrafficProps {
  /** The page whose logic it is about. */
  readonly from: string
  /** Pages that branches lead to. */
  readonly to?: readonly string[]
}

/**
 * How many buyers got past a page in the last 30 days, and past those that its branches lead to. Which branch each took
 * is not written down: a page that several ways lead to counts all who came.
 */
export function FlowTraffic({ from, to = nowhere }: FlowTrafficProps) {
  const { t } = useTranslation('flow')
  const { product, shell } = useFlow()
  const mayRead = useMayRead('traffic')
  const { data } = useQuery({
    ...queries.dashboard.getTraffic({ range: 'days30', mode: 'live', productId: product.id }),
    enabled: mayRead,
  })
  if (!data) return null
  const countOf = (path: string) => data.funnel.find((step) => step.path === path)?.count ?? 0
  const all = Math.max(countOf(from), ...to.map(countOf))
  return (
    <PaneSection title={t('traffic.title')}>
      {all === 0 ? (
        <p className={classes.hint}>{t('traffic.nobody')}</p>
      ) : (
        <div className={classes.share}>
          {[from, ...to].map((path) => {
            const page = shell.pages.find((one) => one.path === path)
            const name = page ? nameOfPage(page) : path
            return (
              <div key={path}>
                <span>
                  {t('traffic.past', { page: name })} <b>{countOf(path)}</b>
                </span>
                <Progress
                  size="xs"
                  value={(countOf(path) / all) * 100}
                  aria-label={t('traffic.past', { page: name })}
                />
              </div>
            )
          })}
        </div>
      )}
    </PaneSection>
  )
}
