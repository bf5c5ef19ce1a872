import { partyFields, type TravellerDetails, travellerFields } from '#contract/forms/traveller-details.ts';

/** Words that are looked for where they must not be. */
export const secretWords = ['Zephyrine', 'Quillfeather', 'P7731994X', 'penicillin', 'vegan', 'Grandmother Ottoline'];

const empty = <Name extends string>(fields: Readonly<Record<Name, unknown>>) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, ''])) as Record<Name, string>;

export const nobody = (): TravellerDetails['travellers'][number] => empty(travellerFields);
export const noParty = (): TravellerDetails['party'] => empty(partyFields);

export const sampleTraveller: TravellerDetails['travellers'][number] = {
  name: 'Zephyrine Quillfeather',
  birthDate: '1984-02-29',
  nationality: 'Kenyan',
  passportNumber: 'P7731994X',
  passportExpires: '2031-05-01',
  diet: 'vegan',
  health: 'Allergic to penicillin',
};

export const sampleParty: TravellerDetails['party'] = {
  rooms: 'A double for the two of us',
  arrivalFlight: 'KQ 101',
  arrivalDay: '2027-01-01',
  arrivalTime: '06:20',
  departureFlight: 'KQ 100 on 5 January',
  emergencyName: 'Grandmother Ottoline',
  emergencyPhone: '+442079460958',
  emergencyRelation: 'grandmother',
};

/** One of two travellers, and all of the party. */
export const sampleDetails = (): TravellerDetails => ({
  travellers: [sampleTraveller, nobody()],
  party: sampleParty,
});
