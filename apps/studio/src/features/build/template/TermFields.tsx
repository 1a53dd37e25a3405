import { freeName } from '@coverwright/domain/build/dataset/data-name'
import { contractFieldNames } from '@coverwright/domain/build/template/contract-fields'
import { type ContractTerm, contractLimits } from '@coverwright/domain/build/template/template-content'
import { Button, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './Template.module.css'

interface TermFieldsProps {
  readonly terms: readonly ContractTerm[]
  readonly onChange: (recipe: (terms: ContractTerm[]) => void, kind: 'act' | 'typing') => void
}

/** What a contract leaves open, in every language it is written in: whoever makes an agreement of it is asked. */
export function TermFields({ terms, onChange }: TermFieldsProps) {
  const { t } = useTranslation('template')
  const add = () => {
    const taken = new Set<string>([...contractFieldNames, ...terms.map(({ name }) => name)])
    onChange((draft) => void draft.push({ name: freeName('term_1', taken), label: '', example: '' }), 'act')
  }
  return (
    <section className={classes.terms} aria-label={t('terms')}>
      <h3>{t('terms')}</h3>
      <p className={classes.hint}>{t('termsHint')}</p>
      {terms.map((term, at) => (
        <div key={term.name} className={classes.fact}>
          <TextInput
            label={t('termLabel')}
            description={`{{${term.name}}}`}
            value={term.label}
            maxLength={contractLimits.label}
            onChange={({ currentTarget: { value } }) =>
              onChange((draft) => void (draft[at] = { ...term, label: value }), 'typing')
            }
          />
          <TextInput
            label={t('termExample')}
            value={term.example}
            maxLength={contractLimits.value}
            onChange={({ currentTarget: { value } }) =>
              onChange((draft) => void (draft[at] = { ...term, example: value }), 'typing')
            }
          />
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconTrash size={14} />}
            aria-label={t('removeTermWhich', { name: term.label || term.name })}
            onClick={() => onChange((draft) => void draft.splice(at, 1), 'act')}
          >
            {t('removeTerm')}
          </Button>
        </div>
      ))}
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconPlus size={14} />}
        disabled={terms.length >= contractLimits.terms}
        onClick={add}
      >
        {t('addTerm')}
      </Button>
    </section>
  )
}
