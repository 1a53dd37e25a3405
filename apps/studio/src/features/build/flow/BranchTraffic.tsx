import { localeOf } from '@coverwright/domain/base/language/language'
import { branchNames } from '@coverwright/domain/build/flow/branch-step'
import type { FlowBlockOf } from '@coverwright/domain/build/page/flow'
import { Progress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PaneSection } from '../../../framework/editor/Pane.tsx'
import classes from './Flow.module.css'
import { useFlow } from './flow-editing.ts'
import { useTraffic } from './use-traffic.ts'

/** How many buyers took each branch of a condition in the last 30 days, and those that it had when they came. */
export function BranchTraffic({ block }: { readonly block: FlowBlockOf<'condition'> }) {
  const { t, i18n } = useTranslation('flow')
  const { product } = useFlow()
  const data = useTraffic(product.id)
  if (!data) return null
  const taken = data.branches.filter((each) => each.block === block.id)
  const all = taken.reduce((sum, { count }) => sum + count, 0)
  // They came before branches were counted.
  const hasPassed = data.funnel.some(({ path, count }) => path === block.page && count > 0)
  const names = branchNames(block)
  const countOf = (branch: string | null) => taken.find((each) => each.branch === branch)?.count ?? 0
  const share = new Intl.NumberFormat(localeOf(i18n.language), { style: 'percent', maximumFractionDigits: 1 })
  const rows = [
    ...names.map((name) => ({ name, count: countOf(name) })),
    { name: t('branch.otherwise'), count: countOf(null) },
    ...taken.flatMap(({ branch, count }) =>
      branch === null || names.includes(branch) ? [] : [{ name: t('traffic.former', { branch }), count }],
    ),
  ]
  return (
    <PaneSection title={t('traffic.title')}>
      {all === 0 ? (
        <p className={classes.hint}>{t(hasPassed ? 'traffic.notCounted' : 'traffic.nobody')}</p>
      ) : (
        <div className={classes.share}>
          <p className={classes.hint}>{t('traffic.ways', { count: all })}</p>
          {rows.map(({ name, count }) => (
            <div key={name}>
              <span>
                {name} <b>{t('traffic.taken', { count, share: share.format(count / all) })}</b>
              </span>
              <Progress size="xs" value={(count / all) * 100} aria-label={name} />
            </div>
          ))}
        </div>
      )}
    </PaneSection>
  )
}
