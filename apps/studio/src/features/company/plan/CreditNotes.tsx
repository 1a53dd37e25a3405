import type { CreditNote } from '@coverwright/domain/company/plan-order/plan-order'
import { IconReceiptRefund } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'
import { listed } from '../../../framework/list/listed.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { Papers } from './Papers.tsx'

const list = listed(queries.payment.listCreditNotes)
const detailOf = ({ invoiceNumber, reason }: CreditNote) => `${invoiceNumber}: ${reason}`

/** What was given back of invoices, which themselves stay as they are. */
export function CreditNotes({ header }: { readonly header: ReactNode }) {
  const { t } = useTranslation('plan')
  return (
    <Papers
      name={t('account.credits')}
      header={header}
      list={list}
      detailOf={detailOf}
      print={({ id }) => client.payment.printCreditNote({ id })}
      empty={
        <Empty
          icon={<IconReceiptRefund size={20} />}
          title={t('account.noCredits')}
          description={t('account.noCreditsHint')}
        />
      }
    />
  )
}
