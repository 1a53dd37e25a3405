/**
 * Reads inside the array, without the check for undefined that would cost the hot loops. The compiler allotted every
 * slot and offset, and an artefact is read only after its hash was compared, so an index never lies outside. One
 * function for each kind of array keeps the reads monomorphic.
 */
export const double = (values: Float64Array, index: number): number => values[index] as number
export const int = (values: Int32Array, index: number): number => values[index] as number
