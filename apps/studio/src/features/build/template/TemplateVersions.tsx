import type { Template } from '@coverwright/domain/build/template/template'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../core/wire/queries.ts'
import { VersionsMenu } from '../product-document/Versions.tsx'

interface TemplateVersionsProps {
  readonly template: Template
  readonly onLook: (number: number) => void
}

/** What was published of it, each to be looked at and gone back to. */
export function TemplateVersions({ template, onLook }: TemplateVersionsProps) {
  const { id, published, hasChanges } = template
  const versions = useQuery(queries.template.listVersions({ id })).data ?? []
  const listed = versions.map(({ number, publishedAt, publishedBy }) => ({
    id: String(number),
    number,
    note: '',
    savedBy: publishedBy,
    createdAt: publishedAt,
    publishedAt,
    isCurrent: number === published?.number && !hasChanges,
  }))
  return <VersionsMenu versions={listed} onLook={({ number }) => onLook(number)} />
}
