import { commissionMethods } from '@coverwright/domain/sell/channel/connection'
import { type AgentTerms, AgentTermsForm } from '@coverwright/domain/sell/commission/agent-terms'
import { Button, Select, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { AgentSelect } from '../../../parts/agent/AgentSelect.tsx'
import { ProductSelect } from '../../../parts/product/ProductSelect.tsx'
import classes from './Commission.module.css'

/** What an agent earns with a product, or with all of them. */
export function AgentTermsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('commission')
  const form = useSchemaForm(AgentTermsForm, {
    initialValues: { agentId: '', productId: null, commissionMethod: 'percentage', ratioValue: '' },
    save: async (values) => {
      await acts.commission.setAgentTerms(values)
      sayDone(t('termsSet'))
    },
  })
  const { agentId, commissionMethod } = form.values
  return (
    <FormDialog title={t('agentTerms')} size={560} form={form} keep={t('close')} act={t('setTerms')} onClose={onClose}>
      <p>{t('agentTermsAbout')}</p>
      <AgentSelect size="lg" data-autofocus {...form.field('agentId')} />
      {agentId && <KnownTerms agentId={agentId} />}
      <ProductSelect
        size="lg"
        clearable
        label={<OptionalLabel label={t('product')} />}
        description={t('productHint')}
        {...form.field('productId')}
      />
      <Select
        size="lg"
        label={t('method')}
        data={commissionMethods.map((value) => ({ value, label: t(`methods.${value}`) }))}
        allowDeselect={false}
        {...form.field('commissionMethod')}
      />
      <TextInput
        size="lg"
        inputMode="decimal"
        label={t('ratio')}
        description={t(`ratioHint.${commissionMethod}`)}
        {...form.field('ratioValue')}
      />
    </FormDialog>
  )
}

function KnownTerms({ agentId }: { readonly agentId: string }) {
  const { t } = useTranslation('commission')
  const known = useQuery(queries.commission.listAgentTerms({ agentId }))
  const remove = useAct('commission.removeAgentTerms')
  const nameOf = ({ productName }: AgentTerms) => productName || t('everyProduct')
  return (
    <>
      {known.isError && <ErrorAlert error={known.error} onRetry={() => void known.refetch()} />}
      {known.data?.length === 0 && <p>{t('noTerms')}</p>}
      {known.data && known.data.length > 0 && (
        <ul className={classes.terms}>
          {known.data.map((terms) => (
            <li key={terms.productId ?? ''}>
              <span>{t(`termsOf.${terms.commissionMethod}`, { name: nameOf(terms), value: terms.ratioValue })}</span>
              <Button
                size="compact-sm"
                variant="subtle"
                loading={remove.isBusy}
                onClick={() => remove.run({ agentId, productId: terms.productId })}
                aria-label={t('removeNamed', { name: nameOf(terms) })}
              >
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
