import { groupProblems, type ProblemGroup } from '@coverwright/domain/build/body/group-problems'
import type { Missing } from '@coverwright/domain/publish/publisher/readiness'
import { IconAlertTriangle, IconChevronRight, IconCircleCheckFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { said } from '../../../core/text/said.ts'
import { lackState } from '../../../framework/page/lack.ts'
import { fixOf } from './fix-of.ts'
import classes from './Launch.module.css'
import { NumberHere } from './NumberHere.tsx'

interface MissingListProps {
  readonly missing: readonly Missing[]
  readonly productId: string
}

/** Everything that stands in the way, each thing once, with the way to where it is put right. */
export function MissingList({ missing, productId }: MissingListProps) {
  const { t } = useTranslation('launch')
  return (
    <ul className={classes.missing}>
      {groupProblems(missing, said).map((group) => (
        <Lacking key={group.message} group={group} productId={productId} />
      ))}
      {missing.length === 0 && (
        <li data-tone="success">
          <IconCircleCheckFilled size={16} aria-hidden="true" />
          <span>{t('missing.nothing')}</span>
        </li>
      )}
    </ul>
  )
}

interface LackingProps {
  readonly group: ProblemGroup<Missing>
  readonly productId: string
}

function Lacking({ group: { message, problems }, productId }: LackingProps) {
  const { t } = useTranslation('launch')
  const [first] = problems
  if (!first) return null
  const isOne = problems.length === 1
  return (
    <li data-tone="warning">
      <IconAlertTriangle size={16} aria-hidden="true" />
      {isOne ? (
        <>
          <span>
            {message}
            {first.where && !message.includes(first.where) && <small>{first.where}</small>}
          </span>
          {first.area === 'policy-numbers' && <NumberHere productId={productId} />}
          <Way lack={first} productId={productId} label={t('missing.fixWhat', { what: message })}>
            {t('missing.fix')} <IconChevronRight size={14} aria-hidden="true" />
          </Way>
        </>
      ) : (
        <details>
          <summary>{message}</summary>
          <ul>
            {problems.map((lack) => (
              <li key={lack.path.join('.') || lack.where}>
                <Way lack={lack} productId={productId}>
                  {lack.where || said(lack.message)}
                </Way>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

interface WayProps {
  readonly lack: Missing
  readonly productId: string
  readonly label?: string
  readonly children: ReactNode
}

const Way = ({ lack, productId, label, children }: WayProps) => (
  <Link to={fixOf(lack, productId)} state={lackState(lack)} aria-label={label}>
    {children}
  </Link>
)
