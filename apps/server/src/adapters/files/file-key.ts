/**
 * Where a file lies. It is made of ids that we made: a name that a user chose could climb out of the directory, meet
 * another company's, or tell what a link should not.
 */
export const fileKey = (companyId: string, fileId: string) => checkedKey(`${companyId}/${fileId}`)

/** Ids and slashes: no dots, so neither `..` nor an extension that a web server would act upon. */
export function checkedKey(key: string): string {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(key) || key.length > 200) throw new Error('Not a key that we made')
  return key
}
