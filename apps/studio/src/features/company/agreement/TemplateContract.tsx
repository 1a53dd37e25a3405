import type { Agreement } from '@coverwright/domain/company/agreement/agreement'
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { once } from '../../../core/wire/queries-of.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { failedRead } from '../../../framework/page/failed-read.ts'
import { ContractDialog } from './ContractDialog.tsx'

interface TemplateContractProps {
  /** Chosen already, by the address; empty where it is not. */
  readonly templateId: string
  readonly onClose: () => void
  readonly onMade: (agreement: Agreement) => void
}

/** A contract made of a template: which one, with whom, and what is agreed this time. */
export function TemplateContract({ templateId, onClose, onMade }: TemplateContractProps) {
  const { t } = useTranslation('agreement')
  const [id, setId] = useState(templateId)
  const templates = useQuery(queries.contractTemplate.listContractTemplates({}))
  const chosen = useQuery(once(id || undefined, (known) => queries.contractTemplate.getContractTemplate({ id: known })))
  const failed = failedRead(templates, chosen)
  return (
    // What is asked for comes with the template.
    <ContractDialog key={chosen.data?.id} template={chosen.data} onClose={onClose} onMade={onMade}>
      {failed && <ErrorAlert {...failed} />}
      <Select
        label={t('contract.template')}
        description={templates.data?.length === 0 ? t('contract.noTemplate') : t('contract.templateHint')}
        placeholder={t('contract.chooseTemplate')}
        data={(templates.data ?? []).map(({ id: value, name }) => ({ value, label: name }))}
        searchable
        allowDeselect={false}
        value={id || null}
        onChange={(value) => setId(value ?? '')}
      />
    </ContractDialog>
  )
}
