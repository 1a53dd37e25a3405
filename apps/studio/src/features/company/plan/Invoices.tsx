import type { Invoice } from '@coverwright/domain/company/plan-order/plan-order'
import { IconFileInvoice } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'
import { listed } from '../../../framework/list/listed.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { Papers } from './Papers.tsx'

const list = listed(queries.payment.listInvoices)
const detailOf = ({ orderNumber }: Invoice) => orderNumber

export function Invoices({ header }: { readonly header: ReactNode }) {
  const { t } = useTranslation('plan')
  return (
    <Papers
      name={t('account.invoices')}
      header={header}
      list={list}
      detailOf={detailOf}
      print={({ id }) => client.payment.printInvoice({ id })}
      empty={
        <Empty
          icon={<IconFileInvoice size={20} />}
          title={t('account.noInvoices')}
          description={t('account.noInvoicesHint')}
        />
      }
    />
  )
}
