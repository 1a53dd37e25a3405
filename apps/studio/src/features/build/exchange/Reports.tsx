import { type ExchangeReport, WithdrawReleased } from '@coverwright/domain/build/exchange/available-item'
import { Text, Textarea } from '@mantine/core'
import { IconCheck, IconEyeOff, IconFlag } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { sayDone } from '../../../framework/toast/toasts.tsx'

const list = listed(queries.exchange.listReports)

/** What companies found wrong with a design, for those who run the product. */
export function Reports({ header }: { readonly header: ReactNode }) {
  const { t } = useTranslation('exchange')
  const times = useTimeTexts()
  const [withdrawing, setWithdrawing] = useState<ExchangeReport>()
  const settle = useAct('exchange.settleReport', { done: () => t('done.settle') })
  const columns = useMemo<readonly Column<ExchangeReport, 'createdAt'>[]>(
    () => [
      {
        key: 'name',
        header: t('name'),
        cell: ({ name, text }) => <NameCell name={name} detail={text} />,
        csv: ({ name }) => name,
      },
      { key: 'company', header: t('company'), width: 220, cell: ({ companyName }) => companyName },
      {
        key: 'settled',
        header: t('state'),
        width: 130,
        cell: ({ isSettled }) => t(isSettled ? 'settled' : 'unsettled'),
      },
      {
        key: 'createdAt',
        header: t('reportedAt'),
        sortKey: 'createdAt',
        width: 150,
        cell: ({ createdAt }) => times.agoAlone(createdAt),
        csv: ({ createdAt }) => createdAt,
      },
    ],
    [t, times],
  )
  return (
    <>
      <ListScreen
        name={t('tab.reports')}
        header={header}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        defaultSort="-createdAt"
        rowActions={(report) => [
          ...(report.isSettled
            ? []
            : [{ label: t('act.settle'), icon: <IconCheck size={16} />, run: () => settle.run({ id: report.id }) }]),
          {
            label: t('act.withdraw'),
            icon: <IconEyeOff size={16} />,
            isDangerous: true,
            run: () => setWithdrawing(report),
          },
        ]}
        empty={<Empty icon={<IconFlag size={20} />} title={t('noReports')} description={t('noReportsHint')} />}
      />
      {withdrawing && <WithdrawDialog report={withdrawing} onClose={() => setWithdrawing(undefined)} />}
    </>
  )
}

interface WithdrawDialogProps {
  readonly report: ExchangeReport
  readonly onClose: () => void
}

function WithdrawDialog({ report: { itemId, name }, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('exchange')
  const form = useSchemaForm(WithdrawReleased, {
    initialValues: { id: itemId, reasons: '' },
    save: async (values) => {
      await acts.exchange.withdrawReleased(values)
      sayDone(t('done.withdraw', { name }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('confirm.withdraw.title', { name })}
      form={form}
      keep={t('keep')}
      act={t('act.withdraw')}
      isDangerous
      onClose={onClose}
    >
      <Text>{t('confirm.withdraw.follows')}</Text>
      <Textarea label={t('reasons')} autosize minRows={3} data-autofocus {...form.field('reasons')} />
    </FormDialog>
  )
}
