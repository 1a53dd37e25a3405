import { IconChevronRight } from '@tabler/icons-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import classes from './Publisher.module.css'
import { useCounts } from './queries.ts'

const flow = ['pre-live', 'staging', 'live'] as const
const sets = ['swap-backup', 'renew', 'schedule', 'trash'] as const

type Tab = (typeof flow)[number] | (typeof sets)[number]

/** The way of a release from left to right, and what lies beside it. */
export function StageTabs({ current }: { readonly current: Tab | undefined }) {
  const { t } = useTranslation('publisher')
  const { data: counts } = useCounts()
  const tab = (stage: Tab) => (
    <Link
      className={classes.tab}
      to={stage === 'live' ? '/publisher' : stage === 'schedule' ? '/publisher?schedule' : `/publisher?stage=${stage}`}
      aria-current={stage === current ? 'page' : undefined}
      data-warns={(stage === 'renew' && (counts?.renew ?? 0) > 0) || undefined}
    >
      {t(`stage.${stage}`)} <b>{counts?.[stage]}</b>
    </Link>
  )
  return (
    <nav className={classes.stages} aria-label={t('stages')}>
      <div className={classes.flow}>
        {flow.map((stage, at) => (
          <Fragment key={stage}>
            {at > 0 && <IconChevronRight size={14} className={classes.then} aria-hidden="true" />}
            {tab(stage)}
          </Fragment>
        ))}
      </div>
      <div className={classes.sets}>
        {sets.map((stage) => (
          <Fragment key={stage}>{tab(stage)}</Fragment>
        ))}
      </div>
    </nav>
  )
}
