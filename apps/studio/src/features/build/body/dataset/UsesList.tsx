import type { Body } from '@coverwright/domain/build/body/body'
import { nameOfPlace } from '@coverwright/domain/build/body/name-of-place'
import { type Use, type UseKind, usesOf } from '@coverwright/domain/build/dataset/uses'
import {
  IconAbc,
  IconGitBranch,
  IconMathFunction,
  IconMessageQuestion,
  IconShieldCheck,
  IconTable,
  IconUser,
} from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useBody } from '../../body-editing/body-editing.ts'
import { addressOfPart, partOf, placeText } from '../../body-editing/place.ts'
import { titleOfData } from '../../body-editing/words-of-data.ts'
import classes from '../questions/QuestionInspector.module.css'

const icons: Readonly<Record<UseKind, typeof IconTable>> = {
  property: IconAbc,
  question: IconMessageQuestion,
  condition: IconGitBranch,
  cover: IconShieldCheck,
  step: IconMathFunction,
  formula: IconMathFunction,
  standard: IconUser,
  text: IconAbc,
  table: IconTable,
}

/** Where a name is used, without the question that asks for it. */
export function useUses(name: string): readonly Use[] {
  const { body, tables } = useBody()
  return useMemo(
    () => usesOf(body, name, tables).filter(({ isDefinition, kind }) => !isDefinition && kind !== 'question'),
    [body, name, tables],
  )
}

/** Whose condition it is: the name in it is the one looked at already. */
function questionAt(body: Body, [, , group, , at]: Use['path']): string | undefined {
  const question = body.questions.groups[Number(group)]?.questions[Number(at)]
  return question && titleOfData(body, question.name)
}

/** Each leads there. */
export function UsesList({ uses }: { readonly uses: readonly Use[] }) {
  const { t } = useTranslation('body')
  const { body, product } = useBody()
  const nameOfText = (path: Use['path']) => t(path[0] === 'insured' ? 'regulatory.insured' : 'regulatory.title')
  return (
    <ul className={classes.uses}>
      {uses.map(({ path, kind }) => {
        const Icon = icons[kind]
        return (
          <li key={placeText(path)}>
            <Link to={addressOfPart(product.id, partOf(path), path)}>
              <Icon size={14} aria-hidden="true" />
              {kind === 'text' ? (
                t('uses.inText', {
                  part: t(`parts.${partOf(path)}`),
                  name: nameOfPlace(body, path) || nameOfText(path),
                })
              ) : (
                <>
                  {(kind === 'condition' ? questionAt(body, path) : nameOfPlace(body, path)) || t(`uses.${kind}`)}
                  <span>{t(`uses.${kind}`)}</span>
                </>
              )}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
