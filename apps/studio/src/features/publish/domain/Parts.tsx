import type { Domain } from '@coverwright/domain/publish/domain/domain'
import { IconAlertTriangle, IconCircleCheckFilled, IconLoader2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { said } from '../../../core/text/said.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import classes from './Domain.module.css'

type Outcome = 'right' | 'wrong' | 'waiting'

/** Name, records and certificate fail each for its own reason, and each has its own fix. */
export function Parts({ domain }: { readonly domain: Domain }) {
  const { t } = useTranslation('domain')
  const times = useTimeTexts()
  const { isNameFound, areRecordsRight, checkedAt, certificateEndsAt, certificateProblem, state } = domain
  const isChecked = checkedAt !== null
  const parts: readonly { key: string; outcome: Outcome; title: string; hint: string }[] = [
    {
      key: 'name',
      outcome: isNameFound ? 'right' : isChecked ? 'wrong' : 'waiting',
      title: t('part.name'),
      hint: t(isNameFound ? 'part.nameRight' : isChecked ? 'part.nameWrong' : 'part.notChecked'),
    },
    {
      key: 'records',
      outcome: areRecordsRight ? 'right' : isChecked ? 'wrong' : 'waiting',
      title: t('records.title'),
      hint: t(areRecordsRight ? 'part.recordsRight' : isChecked ? 'part.recordsWrong' : 'part.notChecked'),
    },
    {
      key: 'certificate',
      outcome: certificateProblem ? 'wrong' : state === 'success' ? 'right' : 'waiting',
      title: t('certificate.title'),
      hint: certificateProblem
        ? t('part.certificateWrong', { problem: said(certificateProblem) })
        : certificateEndsAt
          ? t('certificate.until', { date: times.date(certificateEndsAt) })
          : t(certificateHints[state] ?? 'part.certificateLater'),
    },
  ]
  return (
    <Card>
      <ul className={classes.parts}>
        {parts.map(({ key, outcome, title, hint }) => (
          <li key={key} data-tone={tones[outcome]}>
            {icons[outcome]}
            <div>
              <b>{title}</b>
              <p>{hint}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const certificateHints: Partial<Record<Domain['state'], 'part.certificateComing' | 'part.certificateElsewhere'>> = {
  binding: 'part.certificateComing',
  success: 'part.certificateElsewhere',
}

const tones = { right: 'success', wrong: 'warning', waiting: 'neutral' } as const

const icons = {
  right: <IconCircleCheckFilled size={18} aria-hidden="true" />,
  wrong: <IconAlertTriangle size={18} aria-hidden="true" />,
  waiting: <IconLoader2 size={18} aria-hidden="true" />,
} as const
