"""Tests of «Казаки против помидоров»: one file a faction, the bases beside them."""
