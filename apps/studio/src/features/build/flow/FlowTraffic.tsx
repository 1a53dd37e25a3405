import { nameOfPage } from '@coverwright/domain/build/page/page'
import { Progress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PaneSection } from '../../../framework/editor/Pane.tsx'
import classes from './Flow.module.css'
import { useFlow } from './flow-editing.ts'
import { useTraffic } from './use-traffic.ts'

const nowhere: readonly string[] = []

interface FlowTrafficProps {
  /** The page whose logic it is about. */
  readonly from: string
  /** Pages that it leads to. */
  readonly to?: readonly string[]
}

/** How many buyers got past a page in the last 30 days, and past those that are led to: all who came, by whichever way. */
export function FlowTraffic({ from, to = nowhere }: FlowTrafficProps) {
  const { t } = useTranslation('flow')
  const { product, shell } = useFlow()
  const data = useTraffic(product.id)
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
