import { localeOf } from '@coverwright/domain/base/language/language'
import { accountOf, addressOf } from '@coverwright/domain/company/issuer/issuer'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { IssuerDialog } from './IssuerDialog.tsx'
import classes from './Plan.module.css'

/** For the operator's staff: who issues invoices, from when on. */
export function Issuers({ header }: { readonly header: ReactNode }) {
  const { t, i18n } = useTranslation('plan')
  const countryName = new Intl.DisplayNames(localeOf(i18n.language), { type: 'region' })
  const times = useTimeTexts()
  const issuers = useQuery(queries.payment.listIssuers({}))
  const [isAdding, setAdding] = useState(false)
  return (
    <Page>
      {header}
      <div className={classes.cards}>
        {issuers.isLoadingError && <ErrorAlert error={issuers.error} onRetry={() => void issuers.refetch()} />}
        <Card
          className={classes.card}
          title={t('account.issuer')}
          action={
            <Button
              variant="default"
              leftSection={<IconPlus size={16} />}
              disabled={!issuers.data}
              onClick={() => setAdding(true)}
            >
              {t('issuer.add')}
            </Button>
          }
        >
          <div className={classes.wide}>
            <p className={classes.hint}>{t('issuer.hint')}</p>
            {issuers.data && issuers.data.length > 0 && (
              <table className={classes.terms}>
                <thead>
                  <tr>
                    {(['from', 'company', 'numbers', 'account'] as const).map((key) => (
                      <th key={key} scope="col">
                        {t(`issuer.${key}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {issuers.data.map((issuer) => (
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
                </tbody>
              </table>
            )}
          </div>
        </Card>
      </div>
      {isAdding && issuers.data && <IssuerDialog last={issuers.data[0]} onClose={() => setAdding(false)} />}
    </Page>
  )
}

const Lines = ({ of }: { readonly of: readonly string[] }) => (
  <ul className={classes.lines}>
    {of.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
