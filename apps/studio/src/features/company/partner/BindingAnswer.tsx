import { CallError } from '@coverwright/contract/client'
import { partnerTypeNames } from '@coverwright/domain/company/partnership/partner-types'
import { type BindingCard, type PulledPart, pulledParts } from '@coverwright/domain/company/partnership/partnership'
import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { signInFor } from '../../../core/screens/sign-in-for.ts'
import { useSession } from '../../../core/session/session.ts'
import { client } from '../../../core/wire/client.ts'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { FormNotice } from '../../../parts/public-page/FormNotice.tsx'
import styles from '../../../parts/public-page/Invitation.module.css'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'

interface BindingAnswerProps {
  readonly card: BindingCard
  readonly token: string
  readonly onDone: (answer: 'accept' | 'refuse') => void
  readonly onFailed: (failure: unknown) => void
}

/** The invitation, and what can be done with it: a company answers, so somebody signs in for it first. */
export function BindingAnswer({ card, token, onDone, onFailed }: BindingAnswerProps) {
  const { t } = useTranslation('partner')
  const times = useTimeTexts()
  const { pathname, search } = useLocation()
  const company = useSession(({ accountData }) => accountData?.company)
  const [busy, setBusy] = useState<'accept' | 'refuse'>()
  const [failure, setFailure] = useState<unknown>()
  const { name, partnerType } = card.company
  const [pull, setPull] = useState<PulledPart[]>([])
  // A broker accepts an insurer's invitation on its own page, and may take something of it over.
  const pulls = pathname === '/association-broker'
  const answer = async (given: 'accept' | 'refuse') => {
    setBusy(given)
    setFailure(undefined)
    try {
      if (given === 'accept' && pull.length > 0) await client.login.getConnectAndPullCompanyInfo({ token, pull })
      else await client.login.connectBrokerInfo({ token, answer: given })
      onDone(given)
    } catch (error) {
      if (error instanceof CallError && error.code === 'partnership.link-expired') onFailed(error)
      else setFailure(error)
    }
    setBusy(undefined)
  }
  return (
    <PublicPage
      title={t('bindingTitle', { name })}
      lead={t(`bindingLead.${card.side}`, { invitedBy: card.invitedBy, name })}
    >
      <FormNotice failure={failure} />
      <dl className={styles.facts}>
        <dt>{t('company')}</dt>
        <dd>
          {name}, {partnerTypeNames[partnerType]}
        </dd>
        <dt>{t('youAre')}</dt>
        <dd>{partnerTypeNames[card.partnerType]}</dd>
        <dt>{t('paymentMode')}</dt>
        <dd>{t(`mode.${card.paymentMode}`)}</dd>
        {card.note && (
          <>
            <dt>{t('theirNote')}</dt>
            <dd>{card.note}</dd>
          </>
        )}
        <dt>{t('linkWorksUntil')}</dt>
        <dd>{times.dateAndTime(card.expiresAt)}</dd>
      </dl>
      {company ? (
        <>
          {pulls && (
            <Checkbox.Group
              mb={16}
              label={t('pull', { name })}
              value={pull}
              onChange={(values) => setPull(pulledParts.filter((part) => values.includes(part)))}
            >
              {pulledParts.map((part) => (
                <Checkbox key={part} mt={8} value={part} label={t(`pulls.${part}`)} />
              ))}
            </Checkbox.Group>
          )}
          <Button size="lg" fullWidth loading={busy === 'accept'} onClick={() => void answer('accept')}>
            {t('acceptFor', { name: company.name })}
          </Button>
          <Button
            size="lg"
            fullWidth
            mt={10}
            variant="default"
            loading={busy === 'refuse'}
            onClick={() => void answer('refuse')}
          >
            {t('refuse')}
          </Button>
        </>
      ) : (
        <>
          <Button component={Link} to={signInFor(pathname, search)} size="lg" fullWidth>
            {t('signInToAnswer')}
          </Button>
          <p className={styles.below}>
            {t('noAccount')} <Link to={pathTo('/signUp-company-info')}>{t('register')}</Link>
          </p>
        </>
      )}
    </PublicPage>
  )
}
