import { useTranslation } from 'react-i18next'
import { examplesOf } from '../../../../parts/product/line-examples.ts'
import { useBody } from '../../body-editing/body-editing.ts'
import { TextField } from '../editing/fields.tsx'
import { PartSection } from '../editing/PartSection.tsx'
import classes from './Documents.module.css'

/** The firm, and what it must say: at the foot of pages, before paying, on the certificate. */
export function Regulatory() {
  const { t } = useTranslation('body')
  const { product } = useBody()
  return (
    <PartSection title={t('regulatory.title')} hint={t('regulatory.hint')} at="regulatory">
      <div className={classes.fields}>
        <TextField at={['regulatory', 'insurer']} label={t('regulatory.insurer')} maxLength={200} />
        <div className={classes.pair}>
          <TextField at={['regulatory', 'tradingName']} label={t('regulatory.tradingName')} maxLength={120} />
          <TextField
            at={['regulatory', 'firmReferenceNumber']}
            label={t('regulatory.firmReferenceNumber')}
            maxLength={20}
          />
        </div>
        <TextField
          at={['regulatory', 'statement']}
          label={t('regulatory.statement')}
          hint={t('regulatory.statementHint')}
          maxLength={1000}
          lines={3}
        />
        <TextField at={['regulatory', 'complaints']} label={t('regulatory.complaints')} maxLength={1000} lines={3} />
        <TextField
          at={['regulatory', 'demandsAndNeeds']}
          label={t('regulatory.demandsAndNeeds')}
          hint={t('regulatory.demandsAndNeedsHint')}
          maxLength={2000}
          lines={3}
        />
        <div className={classes.pair}>
          <TextField at={['regulatory', 'contact', 'phone']} label={t('regulatory.phone')} maxLength={40} />
          <TextField at={['regulatory', 'contact', 'email']} label={t('regulatory.email')} maxLength={200} />
        </div>
        <TextField
          at={['insured']}
          label={t('regulatory.insured')}
          hint={t('regulatory.insuredHint', { example: examplesOf(product.line).insured })}
          maxLength={300}
        />
      </div>
    </PartSection>
  )
}
