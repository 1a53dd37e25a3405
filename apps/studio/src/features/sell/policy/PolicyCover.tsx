import { languageNames } from '@coverwright/domain/base/language/language'
import type { Policy } from '@coverwright/domain/sell/policy/policy'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { Facts } from '../../../framework/dialog/Facts.tsx'
import { useModes } from '../../../framework/list/use-modes.tsx'
import { moneyText } from '../../../framework/number/money-text.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { Reference } from '../../../framework/page/Reference.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import classes from './Policy.module.css'

/** Who is insured, for what, since when, and under which release. */
export function PolicyCover({ policy }: { readonly policy: Policy }) {
  const { t } = useTranslation('policy')
  const times = useTimeTexts()
  const modes = useModes()
  const { customerId, holder, release, referralId } = policy
  return (
    <Card title={t('sold')}>
      <div className={classes.padded}>
        <Facts
          facts={[
            [
              t('holder'),
              customerId ? (
                <Link key="customer" to={pathTo(`/customer-management-center?customer=${customerId}`)}>
                  {holder}
                </Link>
              ) : (
                holder
              ),
            ],
            [t('email'), policy.email],
            [t('insured'), policy.insured],
            [t('plan'), policy.plan],
            ...policy.choices.map(({ title, label }) => [title, label] as const),
            [t('addOns'), policy.addOns.length > 0 ? policy.addOns.join(', ') : t('noAddOns')],
            [t('cover'), `${times.date(policy.startsOn)} – ${times.date(policy.endsOn)}`],
            [t('price'), `${moneyText(policy.grossMinor, policy.currency)}, ${t(`every.${policy.frequency}`)}`],
            [t('soldAt'), times.dateAndTime(policy.issuedAt)],
            [t('ended'), policy.endedAt && times.dateAndTime(policy.endedAt)],
            [t('language'), languageNames[policy.language]],
            [t('mode'), policy.mode === 'test' ? modes.nameOf(policy.mode) : null],
            [t('quote'), policy.quoteReference],
            [
              t('referral'),
              referralId && (
                <Link key="referral" to={pathTo(`/complexCase?case=${referralId}`)}>
                  {t('openReferral')}
                </Link>
              ),
            ],
            [t('release'), t('releaseOf', { version: release.version, on: times.dateAndTime(release.createdAt) })],
            [t('fingerprint'), <Reference key="hash" text={release.contentHash.slice(0, 16)} />],
          ]}
        />
      </div>
    </Card>
  )
}
