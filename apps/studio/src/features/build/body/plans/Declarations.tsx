import { declarationKinds, reminderIn } from '@coverwright/domain/build/body/declaration'
import { Button, Group, Textarea } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../../framework/page/Tag.tsx'
import { useBody } from '../../body-editing/body-editing.ts'
import { ProblemText } from '../../body-editing/ProblemText.tsx'
import { placeText } from '../../body-editing/place.ts'
import { PartSection } from '../editing/PartSection.tsx'
import classes from './Plans.module.css'
import { addDeclaration, wordDeclaration } from './plan-operations.ts'
import { RemoveButton } from './RemoveButton.tsx'

/** Sentences to agree to: general ones before paying, marketing ones if the buyer likes. */
export function Declarations() {
  const { t } = useTranslation('body')
  const { body, change, isLocked, problems } = useBody()
  // The words as they were when the screen was opened: other words are another version, counted once.
  const [opened] = useState(() => new Map(body.declarations.map(({ name, text }) => [name, text])))
  const problemAt = (at: number) => {
    const problem = problems.find(({ path }) => placeText(path) === `declarations.${at}.text`)
    return problem && <ProblemText problem={problem} />
  }
  return (
    <PartSection
      title={t('declarations.title')}
      hint={t('declarations.hint')}
      at="declarations"
      action={
        <Group gap={8}>
          {declarationKinds
            .filter((kind) => kind !== 'reminder' || !reminderIn(body.declarations))
            .map((kind) => (
              <Button
                key={kind}
                size="sm"
                variant="default"
                leftSection={<IconPlus size={14} />}
                disabled={isLocked}
                onClick={() => change((draft) => addDeclaration(draft, kind), t(`declarations.add.${kind}`))}
              >
                {t(`declarations.add.${kind}`)}
              </Button>
            ))}
        </Group>
      }
    >
      <ul className={classes.cards}>
        {body.declarations.map((declaration, at) => (
          <li key={declaration.name} className={classes.card}>
            <Textarea
              size="sm"
              autosize
              minRows={2}
              label={
                <>
                  {t(`declarations.kinds.${declaration.kind}`)}{' '}
                  <Tag>{t('declarations.wording', { number: declaration.textVersion })}</Tag>
                </>
              }
              value={declaration.text}
              maxLength={1000}
              readOnly={isLocked}
              error={problemAt(at)}
              onChange={(event) => {
                const { value } = event.currentTarget
                const before = opened.get(declaration.name)
                change((draft) => wordDeclaration(draft, at, value, before), t('declarations.change'))
              }}
              data-at={`declarations.${at}.text`}
            />
            <RemoveButton
              name={t(`declarations.kinds.${declaration.kind}`)}
              remove={(draft) => void draft.declarations.splice(at, 1)}
            />
          </li>
        ))}
      </ul>
    </PartSection>
  )
}
