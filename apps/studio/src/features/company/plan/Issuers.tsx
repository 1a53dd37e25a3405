import { localeOf } from '@coverwright/domain/base/language/language'
import { accountOf, addressOf } from '@coverwright/domain/company/issuer/issuer'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { DatedTable } from './DatedTable.tsx'
import { IssuerDialog } from './IssuerDialog.tsx'
import classes from './Plan.module.css'

/** Who issues invoices, from when on. */
export function Issuers({ header }: { readonly header: ReactNode }) {
  const { t, i18n } = useTranslation('plan')
  const countryName = new Intl.DisplayNames(localeOf(i18n.language), { type: 'region' })
  const times = useTimeTexts()
  const issuers = useQuery(queries.payment.listIssuers({}))
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <DatedTable
        header={header}
        title={t('account.issuer')}
        hint={t('issuer.hint')}
        add={t('issuer.add')}
        onAdd={() => setAdding(true)}
        query={issuers}
        columns={(['from', 'company', 'numbers', 'account'] as const).map((key) => t(`issuer.${key}`))}
      >
        {issuers.data?.map((issuer) => (
          <tr key={issuer.id}>
            <td>{times.date(issuer.validFrom)}</td>
            <td>
              <Lines of={addressOf(issuer, (country) => countryName.of(country))} />
            </td>
            <td>
              <Lines of={[t('issuer.vatIs', { number: issuer.vatNumber }), issuer.registration]} />
            </td>
            <td>
              <Lines of={accountOf(issuer) ?? [t('issuer.noAccount')]} />
            </td>
          </tr>
        ))}
      </DatedTable>
      {isAdding && issuers.data && <IssuerDialog last={issuers.data[0]} onClose={() => setAdding(false)} />}
    </>
  )
}

const Lines = ({ of }: { readonly of: readonly string[] }) => (
  <ul className={classes.lines}>
    {of.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
