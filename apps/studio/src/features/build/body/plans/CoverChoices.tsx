import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSteadyKeys } from '../../../../framework/list/steady-keys.ts'
import { useBody } from '../../body-editing/body-editing.ts'
import { DataNameField } from '../dataset/DataNameField.tsx'
import { OptionsEditor } from '../dataset/OptionsEditor.tsx'
import { ChoiceField, TextField } from '../editing/fields.tsx'
import { PartSection } from '../editing/PartSection.tsx'
import { suggestName } from '../editing/suggest-name.ts'
import classes from './Plans.module.css'
import { addChoice } from './plan-operations.ts'
import { RemoveButton } from './RemoveButton.tsx'

const most = 6

/** Something to settle besides the plan: the excess. */
export function CoverChoices() {
  const { t } = useTranslation('body')
  const { body, change, isLocked } = useBody()
  const { choices } = body.cover
  const keys = useSteadyKeys(choices.map(({ name }) => name))
  return (
    <PartSection
      title={t('choices.title')}
      hint={t('choices.hint')}
      at="cover.choices"
      action={
        <Button
          size="sm"
          variant="default"
          leftSection={<IconPlus size={14} />}
          disabled={isLocked || choices.length >= most}
          onClick={() => change(addChoice, t('choices.add'))}
        >
          {t('choices.add')}
        </Button>
      }
    >
      <ul className={classes.cards}>
        {choices.map((choice, at) => {
          const place = ['cover', 'choices', at] as const
          return (
            <li key={keys[at]} className={classes.card}>
              <div className={classes.fields}>
                <div className={classes.pair}>
                  <TextField at={[...place, 'title']} label={t('choices.name')} maxLength={80} />
                  <DataNameField at={[...place, 'name']} name={choice.name} suggestion={suggestName(choice.title)} />
                </div>
                <TextField at={[...place, 'help']} label={t('fields.help')} maxLength={300} isOptional />
                <OptionsEditor at={[...place, 'options']} options={choice.options} />
                <ChoiceField
                  at={[...place, 'standard']}
                  label={t('choices.standard')}
                  hint={t('choices.standardHint')}
                  data={choice.options
                    .filter(
                      ({ value }, position, all) =>
                        value !== '' && all.findIndex((one) => one.value === value) === position,
                    )
                    .map(({ value, label }) => ({ value, label: label || value }))}
                />
              </div>
              <RemoveButton
                name={choice.title || choice.name}
                remove={(draft) => void draft.cover.choices.splice(at, 1)}
              />
            </li>
          )
        })}
      </ul>
    </PartSection>
  )
}
