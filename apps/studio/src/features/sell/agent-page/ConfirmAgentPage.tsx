import { messages } from '@coverwright/domain/messages'
import { type ConfirmationCard, ConfirmationForm } from '@coverwright/domain/sell/agent-page/agent-page'
import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { said } from '../../../core/text/said.ts'
import { client } from '../../../core/wire/client.ts'
import { keepAnswer, queries } from '../../../core/wire/queries.ts'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { wordsOf } from '../../../framework/page/ErrorAlert.tsx'
import { Field } from '../../../parts/public-page/Field.tsx'
import { FormNotice } from '../../../parts/public-page/FormNotice.tsx'
import styles from '../../../parts/public-page/Invitation.module.css'
import { Notice } from '../../../parts/public-page/Notice.tsx'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'

/** Where the mailed link leads. Opening it changes nothing: the agent looks, puts things right, and presses a button. */
export function Component() {
  const { t } = useTranslation('agent-page-confirm')
  const [params] = useSearchParams()
  const token = params.get('token') || 'none'
  const opened = queries.directPage.openConfirmation({ token })
  // What is typed must not be lost because the window was left for a moment.
  const card = useQuery({ ...opened, retry: false, staleTime: Number.POSITIVE_INFINITY })
  const keep = (answered: ConfirmationCard) => keepAnswer(opened, answered)
  if (card.error) {
    return (
      <PublicPage title={said(messages.linkExpired)} lead={t('expiredLead')}>
        <Notice kind="danger" title={wordsOf(card.error)} />
      </PublicPage>
    )
  }
  if (!card.data) {
    return (
      <PublicPage title={t('opening')} lead={t('openingLead')}>
        <Loader role="status" aria-label={t('opening')} />
      </PublicPage>
    )
  }
  const { companyName, confirmation } = card.data
  if (confirmation === 'confirmed') {
    return (
      <PublicPage title={t('confirmed')} lead={t('confirmedLead', { companyName })}>
        <Notice kind="info" title={t('confirmedNote')} />
      </PublicPage>
    )
  }
  return <Answer card={card.data} token={token} onAnswered={keep} />
}

interface AnswerProps {
  readonly card: ConfirmationCard
  readonly token: string
  readonly onAnswered: (card: ConfirmationCard) => void
}

function Answer({ card, token, onAnswered }: AnswerProps) {
  const { t } = useTranslation('agent-page-confirm')
  const { companyName, name, phone, location, links, email, host, confirmation } = card
  const [failure, setFailure] = useState<unknown>()
  const form = useSchemaForm(ConfirmationForm, {
    initialValues: { token, name, phone, location },
    save: async (values) => onAnswered(await client.directPage.confirm(values)),
  })
  const decline = async () => {
    setFailure(undefined)
    try {
      onAnswered(await client.directPage.decline({ token }))
    } catch (error) {
      setFailure(error)
    }
  }
  const isDeclined = confirmation === 'declined'
  return (
    <PublicPage title={t('title', { companyName })} lead={t(isDeclined ? 'declinedLead' : 'lead', { companyName })}>
      {isDeclined && <Notice kind="info" title={t('declined')} />}
      <dl className={styles.facts}>
        <dt>{t('email')}</dt>
        <dd>{email}</dd>
        <dt>{t('address')}</dt>
        <dd>{host ?? t('noAddress')}</dd>
        {links.map(({ label, address }) => [
          <dt key={label}>{label}</dt>,
          <dd key={address}>
            <a href={address} target="_blank" rel="noopener noreferrer">
              {address}
            </a>
          </dd>,
        ])}
        {card.awayMessage && <dt>{t('awayMessage')}</dt>}
        {card.awayMessage && <dd>{card.awayMessage}</dd>}
      </dl>
      {card.isAppointedRepresentative && <p>{t('representative', { name, companyName })}</p>}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <FormNotice failure={form.failure ?? failure} />
        <Field label={t('name')} autoComplete="name" {...form.field('name')} />
        <Field label={t('phone')} type="tel" autoComplete="tel" {...form.field('phone')} />
        <Field label={t('location')} autoComplete="address-level2" {...form.field('location')} />
        <Button type="submit" size="lg" fullWidth loading={form.isSaving}>
          {t('confirm')}
        </Button>
      </form>
      {!isDeclined && (
        <Button variant="default" size="lg" mt={12} fullWidth onClick={() => void decline()}>
          {t('decline')}
        </Button>
      )}
      <p className={styles.below}>{t('notYou', { companyName })}</p>
    </PublicPage>
  )
}
