import { languageNames } from '@coverwright/domain/base/language/language'
import { ContractFilling, type ContractTemplate } from '@coverwright/domain/build/contract-template/contract-template'
import { contractLimits } from '@coverwright/domain/build/template/template-content'
import type { Agreement } from '@coverwright/domain/company/agreement/agreement'
import { requiredText } from '@coverwright/domain/fields'
import { Button, Select, Textarea, TextInput } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { acts } from '../../../core/wire/acts.ts'
import { client } from '../../../core/wire/client.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { PartnerSelect } from './PartnerSelect.tsx'
import classes from './UploadDialog.module.css'

// As large as the rest of the studio together: it comes when a document is looked at.
const PdfPreview = lazy(() => import('../../../parts/pdf/PdfPreview.tsx'))

interface ContractDialogProps {
  /** None before one is chosen. */
  readonly template: ContractTemplate | undefined
  readonly onClose: () => void
  readonly onMade: (agreement: Agreement) => void
  /** What chooses the template. */
  readonly children: ReactNode
}

const noTerms: ContractTemplate['terms'] = []

/** What a template asks for, looked at before the partner is told of it. */
export function ContractDialog({ template, onClose, onMade, children }: ContractDialogProps) {
  const { t } = useTranslation('agreement')
  /** Its pages, once everything is said: only what was looked at is made. */
  const [pdf, setPdf] = useState<string>()
  const terms = template?.terms ?? noTerms
  const languages = template?.languages ?? []
  const schema = useMemo(() => {
    const each = terms.map(({ name }) => [name, requiredText(contractLimits.value)] as const)
    return ContractFilling.extend({ terms: z.object(Object.fromEntries(each)) })
  }, [terms])
  const form = useSchemaForm(schema, {
    initialValues: {
      templateId: template?.id ?? '',
      partnershipId: '',
      language: languages[0] ?? 'en_uk',
      name: '',
      terms: Object.fromEntries(terms.map(({ name }) => [name, ''])),
    },
    save: async (filling) => {
      if (!pdf) return setPdf((await client.contractTemplate.previewContract(filling)).pdf)
      try {
        onMade(await acts.contractTemplate.makeContract(filling))
      } catch (error) {
        // What is wrong is said beside the fields.
        setPdf(undefined)
        throw error
      }
    },
  })
  const { error, ...partner } = form.field('partnershipId')
  return (
    <FormDialog
      title={t('contract.fromTemplate')}
      size={pdf ? 900 : 520}
      form={form}
      keep={t('cancel')}
      act={t(pdf ? 'contract.make' : 'contract.preview')}
      beside={
        pdf && (
          <Button size="lg" variant="default" onClick={() => setPdf(undefined)}>
            {t('contract.change')}
          </Button>
        )
      }
      onClose={onClose}
    >
      {pdf ? (
        <div className={classes.pages}>
          <Suspense fallback={null}>
            <PdfPreview content={pdf} name={form.values.name} />
          </Suspense>
        </div>
      ) : (
        <>
          {children}
          <PartnerSelect
            value={form.values.partnershipId || null}
            onChange={(id) => partner.onChange(id ?? '')}
            error={error}
          />
          {languages.length > 1 && (
            <Select
              label={t('contract.language')}
              data={languages.map((value) => ({ value, label: languageNames[value] }))}
              allowDeselect={false}
              {...form.field('language')}
            />
          )}
          <TextInput label={t('name')} autoComplete="off" maxLength={120} {...form.field('name')} />
          {terms.map(({ name, label, example }) => (
            <Textarea
              key={name}
              label={label}
              placeholder={example}
              autosize
              minRows={1}
              maxLength={contractLimits.value}
              {...form.field(`terms.${name}`)}
            />
          ))}
        </>
      )}
    </FormDialog>
  )
}
