import { lineOf } from '#server/maps/geography.ts';
import type { WeighedLine } from '#server/maps/significance.ts';

/*
 * Roads and railways by the towns they pass and a bend or two between them, `36.82 -1.29` east and north in degrees:
 * about the right way, and no more. The map says that they are a sketch. Each is one stretch from a junction to the
 * next, which a map shows whole or not at all.
 */

const roads = [
  // Kenya
  '39.66 -4.04, 39.47 -3.86, 39.05 -3.66, 38.57 -3.39', // Mombasa, Mariakani, Voi
  '38.57 -3.39, 38.46 -3.02, 38.17 -2.69, 37.97 -2.41, 37.47 -2.08, 37.2 -1.83, 36.99 -1.46', // Mtito Andei, Emali, Athi River
  '36.99 -1.46, 36.82 -1.29', // Nairobi
  '36.82 -1.29, 36.64 -1.11, 36.58 -0.98', // Limuru
  '36.58 -0.98, 36.43 -0.72, 36.32 -0.5, 36.07 -0.29', // Naivasha, Gilgil, Nakuru
  '36.07 -0.29, 35.86 -0.2, 35.69 -0.16', // Mau Summit
  '35.69 -0.16, 35.54 0.07, 35.27 0.52', // Timboroa, Eldoret
  '35.27 0.52, 34.77 0.6, 34.27 0.64, 33.75 0.57, 33.47 0.61, 33.2 0.43, 32.75 0.35, 32.58 0.32', // Malaba, Jinja, Kampala
  '35.69 -0.16, 35.28 -0.37', // Kericho
  '35.28 -0.37, 34.92 -0.17', // Ahero
  '34.92 -0.17, 34.76 -0.1', // Kisumu
  '34.92 -0.17, 34.74 -0.5, 34.77 -0.68, 34.47 -1.06, 34.48 -1.24', // Kisii, Migori, Isebania
  '34.48 -1.24, 34.1 -1.65, 33.87 -2.05, 33.55 -2.3, 32.9 -2.52', // Bunda, Mwanza
  '36.58 -0.98, 36.35 -1.07, 35.87 -1.08', // Mai Mahiu, Suswa, Narok
  '35.87 -1.08, 35.73 -1.2, 35.33 -1.5', // Sekenani
  '35.87 -1.08, 35.5 -0.93, 35.34 -0.78, 35.28 -0.37', // Bomet
  '36.82 -1.29, 37.08 -1.04', // Thika
  '37.08 -1.04, 37.2 -0.66', // Sagana
  '37.2 -0.66, 37.03 -0.4', // Nyeri
  '37.03 -0.4, 37.02 -0.17, 37.07 0.02, 37.24 0.09, 37.58 0.35', // Nanyuki, Isiolo
  '37.2 -0.66, 37.46 -0.53, 37.65 -0.33, 37.65 0.05, 37.58 0.35', // Embu, Meru
  '37.58 0.35, 37.67 0.64, 37.8 1.6, 37.99 2.33, 38.4 3.1, 39.06 3.53', // Archer's Post, Marsabit, Moyale
  '37.08 -1.04, 37.65 -1.05, 38.06 -0.93, 38.9 -0.68, 39.65 -0.46', // Mwingi, Garissa
  '39.66 -4.04, 39.85 -3.63, 40.11 -3.22, 40.17 -2.75, 40.12 -2.27, 40.5 -2.37, 40.84 -2.23', // Kilifi, Malindi, Mokowe
  '39.66 -4.04, 39.56 -4.3, 39.42 -4.48, 39.12 -4.55, 39.08 -5.07, 38.55 -5.32', // Ukunda, Tanga, Segera
  '36.07 -0.29, 36.2 -0.05, 36.36 0.04, 36.62 -0.15, 36.95 -0.42, 37.03 -0.4', // Nyahururu, Nyeri
  '36.99 -1.46, 36.78 -1.85, 36.79 -2.55', // Kajiado, Namanga
  // Tanzania
  '36.79 -2.55, 36.7 -2.73, 36.82 -3.1, 36.68 -3.37', // Longido, Arusha
  '36.68 -3.37, 37.1 -3.38, 37.34 -3.34, 37.54 -3.39', // Moshi, Himo
  '37.54 -3.39, 37.67 -3.4, 38.1 -3.48, 38.57 -3.39', // Taveta, Voi
  '37.54 -3.39, 37.73 -4.07, 38.05 -4.6, 38.28 -4.88, 38.55 -5.32', // Same, Mombo
  '38.55 -5.32, 38.42 -5.95, 38.35 -6.64', // Chalinze
  '38.35 -6.64, 38.9 -6.77, 39.28 -6.82', // Dar es Salaam
  '38.35 -6.64, 37.66 -6.82', // Morogoro
  '37.66 -6.82, 36.98 -7.4, 36.5 -7.5, 35.7 -7.77, 34.83 -8.85, 33.46 -8.9', // Mikumi, Iringa, Mbeya
  '37.66 -6.82, 36.5 -6.3, 35.74 -6.17', // Dodoma
  '36.68 -3.37, 36.45 -3.4, 36.1 -3.55', // Makuyuni
  '36.1 -3.55, 35.75 -4.21, 35.78 -4.9, 35.74 -6.17', // Babati, Kondoa
  '36.1 -3.55, 35.85 -3.37, 35.68 -3.34, 35.59 -3.24', // Mto wa Mbu, Karatu
  // Uganda and Rwanda
  '32.58 0.32, 32.46 0.05', // Entebbe
  '32.58 0.32, 32.2 -0.1, 31.74 -0.34, 31.15 -0.45, 30.66 -0.61', // Masaka, Mbarara
  '30.66 -0.61, 30.26 -0.88, 29.99 -1.25, 30.06 -1.95', // Kabale, Kigali
  '30.66 -0.61, 30.2 -0.4, 30.08 0.18, 30.27 0.66', // Kasese, Fort Portal
  '32.58 0.32, 31.85 0.4, 31.39 0.56, 30.8 0.62, 30.27 0.66', // Mubende
  '32.58 0.32, 32.47 0.84, 32.05 1.55', // Luwero
  '32.05 1.55, 31.71 1.68', // Masindi
  '32.05 1.55, 32.24 2.24, 32.3 2.78', // Karuma, Gulu
  '30.06 -1.95, 29.8 -1.68, 29.63 -1.5, 29.26 -1.69', // Musanze, Rubavu
  '30.06 -1.95, 29.76 -2.1, 29.74 -2.6, 29.36 -3.38', // Huye, Bujumbura
];

/** They run beside the roads, a little apart, so that both can be seen. */
const railways = [
  '39.58 -4.0, 39.42 -3.8, 38.98 -3.58, 38.62 -3.34', // Mombasa, Voi
  '38.62 -3.34, 38.52 -2.99, 38.23 -2.65', // Mtito Andei
  '38.23 -2.65, 38.02 -2.36, 37.52 -2.03', // Emali
  '37.52 -2.03, 37.26 -1.78, 36.92 -1.36', // Nairobi
  '36.92 -1.36, 36.7 -1.38, 36.5 -1.22, 36.35 -1.11', // Suswa
  '39.28 -6.86, 38.5 -6.8, 37.66 -6.87, 36.98 -6.75, 36.4 -6.35, 35.74 -6.2', // Dar es Salaam, Morogoro, Dodoma
];

let known: { roads: readonly WeighedLine[]; railways: readonly WeighedLine[] } | undefined;

/** Trunk roads and the passenger railways on Mercator's plane, a stretch each. */
export function trunkRoads(): NonNullable<typeof known> {
  known ??= { roads: roads.map(lineOf), railways: railways.map(lineOf) };
  return known;
}
