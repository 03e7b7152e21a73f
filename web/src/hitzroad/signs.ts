/** What a card's event brings or costs, as signs on its small face: what is gained has a plus, what is lost a minus. */

import icons from "./icons.json";
import { tokenIcon } from "./tokens";

export interface Sign {
  icon: string;
  said: string;
}
export interface RoadEvent {
  red: boolean;
  kind: string;
  params: { n?: number; token?: string; points?: number; gas?: number; ammo?: number; lose?: number };
}
type Made = (params: RoadEvent["params"]) => Sign[];

const token = ({ token: name }: RoadEvent["params"], said = ""): Sign => ({ icon: tokenIcon(name ?? ""), said });
const people = (said: string): Sign => ({ icon: icons.survivor, said });
const rolled: Made = () => [{ icon: icons.odds, said: "" }, people("−?")];
const penalty: Made = (params) => [token(params), people(`−${params.lose}`)];
const gas: Made = (params) => [{ icon: icons.gas, said: `−${params.gas}` }];
const anything: Made = ({ n }) => [{ icon: icons.event, said: `−${n}` }];

const SIGNS: Record<string, Made> = {
  gain_survivor: ({ n }) => [people(`+${n}`)],
  gain_token: (params) => [token(params, "+1")],
  discard_resource: anything,
  token_vp: (params) => [token(params, `+${params.points}★`)],
  armored_bus: () => [{ icon: tokenIcon("school_bus"), said: "" }, { icon: tokenIcon("exterminator"), said: "+1" }],
  lose_survivor: ({ n }) => [people(`−${n}`)],
  pay_gas_or_lose: gas,
  pay_gas_or_lose_each: gas,
  pay_resources_or_lose: anything,
  token_or_lose: (params) => [token(params, "−1")],
  token_penalty: penalty,
  token_penalty_each: penalty,
  keep_token_cost: (params) => [{ icon: icons.ammo, said: `−${params.ammo}` }],
  roll_per_survivor: rolled,
  roll_dice_or_lose: rolled,
  roll_one_or_lose: rolled,
  token_kills_all: (params) => [token(params)],
};

/** The signs of an event; a rule for the battle, and what has none of its own, is one sign. */
export const signs = (event: RoadEvent): Sign[] => SIGNS[event.kind]?.(event.params) ?? [{ icon: event.red ? icons.rule : icons.event, said: "" }];
