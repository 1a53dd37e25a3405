import { DataName } from '../../../../framework/page/DataName.tsx'

/** A text in which data names show as what they are. */
export function WordsWithNames({ text }: { readonly text: string }) {
  return text.split(/(\{\{\w+\}\})/).map((part, at) => {
    const name = /^\{\{(\w+)\}\}$/.exec(part)?.[1]
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one text have no other name than their position
    return name === undefined ? part : <DataName key={at} name={name} />
  })
}
