import type { SignedInPlace, TrustedDevice } from '@coverwright/domain/company/session/sign-ins'
import type { IconLogin2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../framework/page/Tag.tsx'
import { Tile } from '../../../framework/page/Tile.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import classes from './SignIns.module.css'

interface SignInRowProps {
  readonly icon: typeof IconLogin2
  readonly seen: Pick<TrustedDevice, 'browser' | 'system' | 'firstUsedAt' | 'lastUsedAt' | 'isThis'>
  readonly place?: Pick<SignedInPlace, 'address' | 'place'>
  /** What can be done with it; not with the one that is in use: *Sign out* is for that. */
  readonly children: ReactNode
}

export function SignInRow({ icon: Icon, seen, place, children }: SignInRowProps) {
  const { t } = useTranslation('sign-ins')
  const times = useTimeTexts()
  const { browser, system, firstUsedAt, lastUsedAt, isThis } = seen
  const name = browser && system ? t('browserOn', { browser, system }) : browser || system || t('unknown')
  const from = place && (place.place ? t('from', place) : place.address)
  return (
    <li className={classes.row}>
      <Tile tone="neutral">
        <Icon size={16} />
      </Tile>
      <span className={classes.what}>
        <span className={classes.name}>
          <b>{name}</b>
          {isThis && <Tag>{t('this')}</Tag>}
        </span>
        <span className={classes.hint}>
          {[
            from,
            t('lastUsed', { when: times.ago(lastUsedAt) }),
            t('firstUsed', { when: times.dateAndTime(firstUsedAt) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {!isThis && children}
    </li>
  )
}
