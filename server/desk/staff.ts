/** Somebody who may work at the desk. */
export interface StaffMember {
  /** In lower case. */
  email: string;
  name: string;
}
