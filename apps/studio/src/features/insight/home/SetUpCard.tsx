import { Button, VisuallyHidden } from '@mantine/core'
import {
  IconBuilding,
  IconCircle,
  IconCircleCheckFilled,
  IconCreditCard,
  IconIdBadge2,
  IconMailForward,
  IconPhoto,
  IconRocket,
  IconShieldCheck,
  IconStack2,
  IconUserPlus,
  IconWritingSign,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '../../../core/session/session.ts'
import { queries } from '../../../core/wire/queries.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { Tile } from '../../../framework/page/Tile.tsx'
import classes from './Home.module.css'
import { setUpEntries } from './set-up-steps.ts'

const icons = {
  profile: IconBuilding,
  verification: IconShieldCheck,
  senderEmail: IconMailForward,
  people: IconUserPlus,
  gateway: IconCreditCard,
  product: IconStack2,
  live: IconRocket,
  agreement: IconWritingSign,
  title: IconIdBadge2,
  picture: IconPhoto,
} as const

/** What is done, what is next, and the one button that does it. Gone once everything is. */
export function SetUpCard() {
  const { t } = useTranslation('home')
  const account = useSession(({ accountData }) => accountData)
  const requestList = useSession(({ permissionList }) => permissionList.requestList)
  const setUp = useQuery(queries.company.getSetUp({}))
  if (!account || !setUp.data) return null
  const steps = setUpEntries({ setUp: setUp.data, member: account.member, requestList })
  const next = steps.find(({ isDone }) => !isDone)
  if (!next) return null
  const done = steps.filter(({ isDone }) => isDone).length
  const Icon = icons[next.key]
  return (
    <Card title={t('setUp.heading', { name: account.company.name })} note={t('setUp.done', { done, of: steps.length })}>
      <div className={classes.steps} aria-hidden="true">
        {steps
          .toSorted((one, other) => Number(other.isDone) - Number(one.isDone))
          .map((step) => (
            <i key={step.key} data-state={step.isDone ? 'done' : step === next && 'next'} />
          ))}
      </div>
      <div className={classes.next}>
        <Tile tone="accent">
          <Icon size={16} />
        </Tile>
        <div>
          <b>{t(`setUp.step.${next.key}.title`)}</b>
          <p>{t(`setUp.step.${next.key}.why`)}</p>
        </div>
        <Button component={Link} to={next.path}>
          {t(`setUp.step.${next.key}.act`)}
        </Button>
      </div>
      <ul className={classes.done}>
        {steps.map(({ key, isDone, path }) => (
          <li key={key} data-done={isDone || undefined}>
            {isDone ? <IconCircleCheckFilled size={14} /> : <IconCircle size={14} />}
            {isDone ? t(`setUp.step.${key}.name`) : <Link to={path}>{t(`setUp.step.${key}.name`)}</Link>}
            <VisuallyHidden>{t(isDone ? 'setUp.isDone' : 'setUp.isOpen')}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </Card>
  )
}
