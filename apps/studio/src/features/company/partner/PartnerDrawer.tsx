import { partnerTypeNames, takesPayment } from '@coverwright/domain/company/partnership/partner-types'
import type { PartnershipView } from '@coverwright/domain/company/partnership/partnership'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { queries } from '../../../core/wire/queries.ts'
import { once } from '../../../core/wire/queries-of.ts'
import { DetailDrawer } from '../../../framework/dialog/DetailDrawer.tsx'
import { Facts } from '../../../framework/dialog/Facts.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { PartnerActions } from './PartnerActions.tsx'
import classes from './PartnerDrawer.module.css'
import { PaymentMode } from './PaymentMode.tsx'
import { nameOf, partnershipLooks } from './partner-statuses.ts'

interface PartnerDrawerProps {
  readonly id: string | undefined
  readonly onClose: () => void
}

/** One partnership as both sides see it, and what a bound partner shows of itself. */
export function PartnerDrawer({ id, onClose }: PartnerDrawerProps) {
  const { t } = useTranslation('partner')
  const mayManage = useMay('manage-partners')
  const item = useQuery(once(id, (known) => queries.insurers.getPartnership({ id: known })))
  return (
    <DetailDrawer
      isOpen={id !== undefined}
      onClose={onClose}
      title={item.data ? nameOf(item.data.partnership) : t('partner')}
      item={item}
      actions={(view) => mayManage && <PartnerActions {...view} />}
    >
      {(view) => <Contents {...view} />}
    </DetailDrawer>
  )
}

function Contents({ partnership, details }: PartnershipView) {
  const { t } = useTranslation('partner')
  const times = useTimeTexts()
  const { status, partner, side, paymentMode, sentAt, answeredAt, endedAt, endedBy, isOurs } = partnership
  const time = (moment: string | null) => moment && times.dateAndTime(moment)
  return (
    <>
      {partnership.note && <blockquote className={classes.note}>{partnership.note}</blockquote>}
      <Facts
        facts={[
          [t('status'), <StatusBadge key="status" status={partnershipLooks[status]} />],
          [t('type'), partnerTypeNames[partnership.partnerType]],
          [t('country'), partner && t(`countries.${partner.country}`)],
          [t('email'), partnership.email],
          [t('ourSide'), t(`side.${side}`)],
          [t(isOurs ? 'weAsked' : 'theyAsked'), time(sentAt)],
          [t('linkWorksUntil'), status === 'invited' && partnership.email ? time(partnership.expiresAt) : null],
          [t('answered'), time(answeredAt)],
          [t(endedBy === 'them' ? 'theyEnded' : 'weEnded'), time(endedAt)],
          [t('reason'), partnership.endReason],
        ]}
      />
      <section className={classes.section}>
        <h3>{t('paymentMode')}</h3>
        <p>
          {t(`mode.${paymentMode}`)}. {t(takesPayment(paymentMode, side) ? 'weTakePayment' : 'weTakeNone')}
        </p>
        <PaymentMode partnership={partnership} />
      </section>
      {details && (
        <section className={classes.section}>
          <h3>{t('company')}</h3>
          {(details.licenceNumber || details.contactNumber) && (
            <Facts
              facts={[
                [t('licenceNumber'), details.licenceNumber],
                [t('contactNumber'), details.contactNumber],
              ]}
            />
          )}
          {details.contacts.length > 0 ? (
            <ul className={classes.contacts} aria-label={t('contacts')}>
              {details.contacts.map(({ name, department, email, phone }) => (
                <li key={email + name}>
                  <b>{name}</b> <span>{department}</span>
                  <a href={`mailto:${email}`}>{email}</a>
                  <span>{phone}</span>
                </li>
              ))}
            </ul>
          ) : (
            <p className={classes.hint}>{t('noContacts')}</p>
          )}
        </section>
      )}
    </>
  )
}
