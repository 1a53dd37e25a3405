import type { Agreement, Signature } from '@coverwright/domain/company/agreement/agreement'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../../framework/dialog/Facts.tsx'
import { Card } from '../../../framework/page/Card.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import classes from './AgreementDetail.module.css'
import { agreementStatuses } from './agreement-statuses.ts'

export function AgreementFacts({ agreement }: { readonly agreement: Agreement }) {
  const { t } = useTranslation('agreement')
  const times = useTimeTexts()
  const { signature, partner } = agreement
  return (
    <Card className={classes.facts}>
      <h2>{t('document')}</h2>
      <Facts
        facts={[
          [t('state'), <StatusBadge key="state" status={agreementStatuses[agreement.state]} />],
          [t('pages'), agreement.pageCount],
          [t('createdOn'), times.dateAndTime(agreement.createdAt)],
          [t('uploader'), agreement.uploadedBy],
          ...(agreement.madeFrom ? [[t('madeFrom'), t('madeFromWhich', { ...agreement.madeFrom })] as const] : []),
          [
            t('hash'),
            <span key="hash" className={classes.hash}>
              {agreement.hash}
            </span>,
          ],
        ]}
      />
      {partner && <p className={classes.hint}>{t('contract.with', { name: partner.name })}</p>}
      {signature && <Signed signature={signature} />}
      {partner?.signature && <Signed signature={partner.signature} />}
      {partner && agreement.state === 'pending' && <p className={classes.hint}>{t('contract.both')}</p>}
      {agreement.state === 'executed' && !agreement.hasExecutedCopy && <p className={classes.hint}>{t('copyComes')}</p>}
    </Card>
  )
}

function Signed({ signature }: { readonly signature: Signature }) {
  const { t } = useTranslation('agreement')
  const times = useTimeTexts()
  return (
    <>
      <h2>{t('executedBy')}</h2>
      <Facts
        facts={[
          [t('signer'), signature.name],
          [t('signedInAs'), signature.signedInAs],
          [t('signerTitle'), signature.title],
          [t('signerEmail'), signature.email],
          [t('signerCompany'), signature.companyName],
          [t('time'), times.dateAndTime(signature.signedAt)],
          [t('address'), signature.address],
        ]}
      />
    </>
  )
}
