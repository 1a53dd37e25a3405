import { type ExamLevel, ExamLevelForm } from '@coverwright/domain/assist/exam-level/exam-level'
import { examLimits } from '@coverwright/domain/assist/exam-limits'
import { Checkbox, MultiSelect, NumberInput, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import classes from './ExamLevel.module.css'

interface LevelDialogProps {
  /** Absent for a new one. */
  readonly level: ExamLevel | undefined
  readonly onSaved: (level: ExamLevel) => void
  readonly onClose: () => void
}

const usual: ExamLevelForm = {
  name: '',
  folderIds: [],
  accuracy: 80,
  minutes: 20,
  questions: 10,
  retakes: 3,
  waitHours: 0,
  hasLeaderboard: true,
}

const valuesOf = (level: ExamLevel): ExamLevelForm => ({
  name: level.name,
  folderIds: level.folderIds,
  accuracy: level.accuracy,
  minutes: level.minutes,
  questions: level.questions,
  retakes: level.retakes,
  waitHours: level.waitHours,
  hasLeaderboard: level.hasLeaderboard,
})

export function LevelDialog({ level, onSaved, onClose }: LevelDialogProps) {
  const { t } = useTranslation('exam-level')
  const folders = useQuery(queries.hubFolder.listFolders({}, { nowPage: 1, pageSize: 50, orderBy: 'productName' }))
  const form = useSchemaForm(ExamLevelForm, {
    initialValues: level ? valuesOf(level) : usual,
    save: async (values) => {
      const saved = level
        ? await acts.examLevel.updateLevel({ id: level.id, ...values })
        : await acts.examLevel.createLevel(values)
      onClose()
      onSaved(saved)
    },
  })
  const retakes = form.field('retakes')
  return (
    <FormDialog
      title={t(level ? 'editTitle' : 'add')}
      size={520}
      form={form}
      keep={t('cancel')}
      act={t(level ? 'save' : 'add')}
      onClose={onClose}
    >
      <TextInput size="lg" label={t('name')} data-autofocus {...form.field('name')} />
      <MultiSelect
        size="lg"
        label={t('folders')}
        description={t('foldersHint')}
        data={(folders.data?.items ?? []).map(({ id, productName }) => ({ value: id, label: productName }))}
        maxValues={examLimits.foldersOfLevel}
        searchable
        {...form.field('folderIds')}
      />
      <div className={classes.pair}>
        <NumberInput size="lg" label={t('questions')} min={1} max={examLimits.questions} {...form.field('questions')} />
        <NumberInput size="lg" label={t('minutes')} min={1} max={examLimits.minutes} {...form.field('minutes')} />
        <NumberInput size="lg" label={t('accuracyLabel')} suffix="%" min={1} max={100} {...form.field('accuracy')} />
        <NumberInput
          size="lg"
          label={<OptionalLabel label={t('retakes')} />}
          placeholder={t('retakesAny')}
          min={0}
          max={examLimits.retakes}
          {...retakes}
          value={form.values.retakes ?? ''}
          onChange={(value) => retakes.onChange(value === '' ? null : value)}
        />
        <NumberInput size="lg" label={t('waitHours')} min={0} max={examLimits.waitHours} {...form.field('waitHours')} />
      </div>
      <Checkbox
        label={t('hasLeaderboard')}
        description={t('leaderboardHint')}
        {...form.field('hasLeaderboard', { type: 'checkbox' })}
      />
    </FormDialog>
  )
}
